import { readFileSync } from 'node:fs'
import { findCity, findGovernorate, GOVERNORATES } from './places.ts'

interface Documented {
  components: { schemas: { Governorate: { enum: string[] }; City: { pattern: string } } }
}

const { Governorate, City } = (JSON.parse(readFileSync('openapi/generated/document.json', 'utf8')) as Documented)
  .components.schemas

it('has the governorates of the OpenAPI document', () => {
  expect(GOVERNORATES.map(({ id }) => id)).toEqual(Governorate.enum)
})

it.each(GOVERNORATES.map((governorate) => [governorate.id, governorate] as const))(
  'names %s and its cities in both scripts, each city once',
  (_id, { name, cities }) => {
    for (const { ar, en } of [name, ...cities.map((city) => city.name)]) {
      expect(ar).toMatch(/^\p{Script=Arabic}[\p{Script=Arabic} ]+$/u)
      expect(en).toMatch(/^[A-Z0-9][\w -]+$/)
    }
    for (const { id } of cities) expect(id).toMatch(new RegExp(City.pattern))
    expect(new Set(cities.map(({ id }) => id)).size).toBe(cities.length)
  },
)

it('finds a city only in its own governorate', () => {
  expect(findGovernorate('cairo')?.name).toEqual({ ar: 'القاهرة', en: 'Cairo' })
  expect(findCity('cairo', 'maadi')?.name.en).toBe('Maadi')
  expect(findCity('giza', 'maadi')).toBeUndefined()
  expect(findCity(null, 'maadi')).toBeUndefined()
})
