import { Box, MenuItem, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { useSentences } from '../sentences/speak.ts'
import { PageSection } from '../ui/PageSection.tsx'
import type { ManagedTheme } from './theme-types.ts'

/** Every kind of page of one product after another, with the worst photos and texts. */
export function ThemePages({ theme: { pages, products } }: { readonly theme: ManagedTheme }) {
  const { say } = useSentences()
  const made = [...new Set(pages.map(({ pid }) => pid))]
  const [pid, setPid] = useState(made[0] ?? '')
  const nameOf = (id: string) => products.find((product) => product.pid === id)?.name ?? id
  return (
    <PageSection title={say('theme.pages')}>
      <TextField
        select
        label={say('theme.of')}
        value={made.includes(pid) ? pid : (made[0] ?? '')}
        onChange={({ target }) => setPid(target.value)}
        sx={{ my: 2, minWidth: 220, maxWidth: '100%' }}
      >
        {made.map((id) => (
          <MenuItem key={id} value={id}>
            {nameOf(id)}
          </MenuItem>
        ))}
      </TextField>
      <Box
        sx={{
          ...{ display: 'grid', gap: 2, alignItems: 'end' },
          gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(auto-fill, minmax(200px, 1fr))' },
        }}
      >
        {pages
          .filter((page) => page.pid === pid)
          .map(({ name, picture }) => (
            <Box key={name} component="figure" sx={{ m: 0 }}>
              <Box
                component="img"
                loading="lazy"
                alt={name}
                src={picture}
                // Until it is there it has its room, so that nothing moves.
                sx={{ display: 'block', width: '100%', aspectRatio: 'auto 3 / 2', border: 1, borderColor: 'divider' }}
              />
              <Typography component="figcaption" variant="caption" color="text.secondary">
                {name.slice(pid.length + 1)}
              </Typography>
            </Box>
          ))}
      </Box>
    </PageSection>
  )
}
