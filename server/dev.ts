import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createServer } from 'vite'

/** Where the API listens behind Vite while developing. */
const API_PORT = Number(process.env['API_PORT'] ?? 8081)
const PORT = Number(process.env['PORT'] ?? 8080)
const API = `http://127.0.0.1:${API_PORT}`

/** The API starts anew by itself whenever one of its files changes. */
const api = spawn(process.execPath, ['--watch', join(import.meta.dirname, 'main.ts')], {
  stdio: 'inherit',
  env: { ...process.env, PORT: String(API_PORT), PUBLIC_URL: process.env['PUBLIC_URL'] ?? `http://localhost:${PORT}` },
})

/** Everything that is no source of the app goes to the API. Hosts stay as they are: the API compares them. */
const toApi = { target: API, changeOrigin: false }
const vite = await createServer({
  server: {
    host: '127.0.0.1',
    port: PORT,
    strictPort: true,
    proxy: {
      '^/emall/(?!app/)': toApi,
      '^/(Mobile|Api|Manager|mobile|api|manager|dev|factory|manage|healthz|readyz|metrics)(/|$)': toApi,
    },
  },
})
await vite.listen()
vite.printUrls()

const stop = async () => {
  api.kill('SIGTERM')
  await vite.close()
  process.exit(0)
}
process.on('SIGTERM', () => void stop())
process.on('SIGINT', () => void stop())
