/**
 * eslint-plugin-formatjs for oxlint, with one exception: `{' '}`, which JSX needs between two elements on two lines, is not a text to
 * translate.
 */
import formatjs from 'eslint-plugin-formatjs'

const name = 'no-literal-string-in-jsx'
const rule = formatjs.rules[name]
const isSpace = (node) => node.type === 'Literal' && typeof node.value === 'string' && node.value.trim() === ''

export default {
  ...formatjs,
  meta: { name: 'formatjs' },
  rules: {
    ...formatjs.rules,
    [name]: {
      ...rule,
      create(context) {
        const report = (problem) => {
          if (!isSpace(problem.node)) context.report(problem)
        }
        return rule.create({ options: context.options, report })
      },
    },
  },
}
