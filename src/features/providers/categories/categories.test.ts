import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { categories, findCategory } from './categories'

const { schemas } = parse(readFileSync('openapi/components/providers.yaml', 'utf8')) as {
  schemas: { ServiceCategory: { enum: string[] } }
}

describe('provider categories', () => {
  it('have the 17 values of the OpenAPI document in the same order', () => {
    const values = categories.map(({ value }) => value)
    expect(values).toEqual(schemas.ServiceCategory.enum)
    expect(values).toHaveLength(17)
    expect(values).not.toContain('swaggerGeneratedUnknown')
  })

  it('have a distinct name, description and icon each', () => {
    for (const part of ['label', 'description', 'icon'] as const) {
      const parts = categories.map((category) => (part === 'icon' ? category.icon : category[part].id))
      expect(new Set(parts).size).toBe(17)
    }
  })

  it('are found only by their exact value', () => {
    expect(findCategory('photosetion')?.label.defaultMessage).toBe('Photo Session')
    for (const word of [null, '', 'Photographer', 'toString', 'swaggerGeneratedUnknown'])
      expect(findCategory(word)).toBeUndefined()
  })
})
