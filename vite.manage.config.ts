import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compressedFiles } from './server/vite-compressed-files.ts'
import { thirdPartyNotices } from './server/vite-notices.ts'

/** The merchant's console: a bundle of its own, so that the shop never carries a byte of it. */
export default defineConfig({
  base: '/manage/',
  plugins: [react(), thirdPartyNotices(import.meta.dirname).page, compressedFiles()],
  publicDir: false,
  build: {
    target: ['es2020', 'safari14', 'chrome87'],
    outDir: 'dist/manage',
    emptyOutDir: true,
    manifest: true,
    sourcemap: false,
    rolldownOptions: { input: 'manage.html' },
  },
})
