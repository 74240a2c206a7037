import { Box, MenuItem, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import type { PageKind } from '../../../domain/design/design.ts'
import type { Sentence } from '../sentences/sentences.ts'
import { useSentences } from '../sentences/speak.ts'
import { PageSection } from '../ui/PageSection.tsx'
import type { ManagedTheme } from './theme-types.ts'

const KIND_NAMES = {
  cover: 'theme.page.cover',
  inner: 'theme.page.inner',
  chapter: 'theme.page.chapter',
  back: 'theme.page.back',
  blank: 'theme.page.blank',
} as const satisfies Record<PageKind, Sentence>

/** Every kind of page of one product after another, with the worst photos and texts. */
export function ThemePages({ theme: { pages, products } }: { readonly theme: ManagedTheme }) {
  const { say } = useSentences()
  const made = [...new Set(pages.map(({ pid }) => pid))]
  const [pid, setPid] = useState(made[0] ?? '')
  const nameOf = (id: string) => products.find((product) => product.pid === id)?.name ?? id
  /** The check names a page by its kind and its number of that kind: `chapter 2`. */
  const shownName = (name: string) => {
    const [kind = '', number = ''] = name.split(' ')
    return kind in KIND_NAMES ? `${say(KIND_NAMES[kind as PageKind])} ${number}` : name
  }
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
          .map(({ name, picture }) => ({ name, picture, shown: shownName(name.slice(pid.length + 1)) }))
          .map(({ name, picture, shown }) => (
            <Box key={name} component="figure" sx={{ m: 0 }}>
              <Box
                component="img"
                loading="lazy"
                alt={shown}
                src={picture}
                // Until it is there it has its room, so that nothing moves.
                sx={{ display: 'block', width: '100%', aspectRatio: 'auto 3 / 2', border: 1, borderColor: 'divider' }}
              />
              <Typography component="figcaption" variant="caption" color="text.secondary">
                {shown}
              </Typography>
            </Box>
          ))}
      </Box>
    </PageSection>
  )
}
