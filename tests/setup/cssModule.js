/** Class names of CSS modules in tests: the name itself. */
export default new Proxy({}, { get: (_, name) => (name === '__esModule' ? false : String(name)) })
