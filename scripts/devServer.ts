import type { Configuration } from 'webpack-dev-server'

/** The port on which `npm run dev` starts the API server, behind the dev server's proxy. */
export const DEV_API_PORT = Number(process.env['DEV_API_PORT'] ?? 3001)

/**
 * Settings of `webpack serve`: the site on 127.0.0.1, with a proxy for the API and uploads; `/catalogue` serves the component catalogue,
 * `/operator` the operator's console, every other address the application.
 */
export const devServer: Configuration = {
  host: '127.0.0.1',
  port: Number(process.env['PORT'] ?? 3000),
  hot: true,
  static: false,
  client: { overlay: { errors: true, warnings: false } },
  proxy: [{ context: ['/api', '/health'], target: `http://127.0.0.1:${DEV_API_PORT}` }],
  historyApiFallback: {
    index: '/app.html',
    rewrites: [
      { from: /^\/catalogue(\/|$)/, to: '/catalogue.html' },
      { from: /^\/operator(\/|$)/, to: '/operator.html' },
    ],
  },
}
