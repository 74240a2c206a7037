import { defineConfig } from 'drizzle-kit'

// A table of its own file in server/db/schema, then `npm run db:generate -- --name what-changes`; the new file in
// server/db/migrations is read, committed and never edited afterwards. The server applies it at its next start.
export default defineConfig({
  dialect: 'postgresql',
  casing: 'snake_case',
  schema: './server/db/schema/*.tables.ts',
  out: './server/db/migrations',
})
