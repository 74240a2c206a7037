import { Box, Card, CardActionArea, CardContent, Stack, Typography } from '@mui/material'
import { List, Pagination, SearchInput, useListContext } from 'react-admin'
import { Link as RouterLink } from 'react-router'
import { useSentences } from '../sentences/speak.ts'
import { NotListed } from '../ui/NotListed.tsx'
import { ThemeStateChip } from './ThemeStateChip.tsx'
import type { ThemeRow } from './theme-types.ts'
import { UploadButton } from './UploadButton.tsx'

/** Every theme of the merchant in its newest version. */
export function ThemeList() {
  const { say } = useSentences()
  return (
    <List
      title={say('menu.themes')}
      filters={[<SearchInput key="q" source="q" alwaysOn placeholder={say('themes.search')} />]}
      exporter={false}
      actions={false}
      perPage={24}
      pagination={<Pagination rowsPerPageOptions={[]} />}
      empty={false}
      component="div"
    >
      <Stack spacing={2} sx={{ pb: 2 }}>
        <UploadButton />
        <LookCards />
      </Stack>
    </List>
  )
}

const GRID = {
  display: 'grid',
  gap: 2,
  m: 0,
  p: 0,
  listStyle: 'none',
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(auto-fill, minmax(190px, 1fr))' },
}

function LookCards() {
  const { say } = useSentences()
  const { data = [], error, isPending } = useListContext<ThemeRow>()
  if (error) {
    return <NotListed />
  }
  if (!isPending && data.length === 0) {
    return <Typography>{say('themes.none')}</Typography>
  }
  return (
    <Box component="ul" sx={GRID}>
      {data.map((row) => (
        <Card key={row.id} component="li">
          <CardActionArea
            component={RouterLink}
            to={`/looks/${encodeURIComponent(row.id)}/show`}
            sx={{ height: '100%' }}
          >
            <ThemeFace row={row} />
            <CardContent>
              <Typography component="h2">{row.name}</Typography>
              <Typography variant="body2" color="text.secondary" gutterBottom>
                {say('themes.products', { count: row.products })}
                {row.version > 1 && ` · ${say('themes.version', { version: row.version })}`}
              </Typography>
              <ThemeStateChip state={row.state} />
            </CardContent>
          </CardActionArea>
        </Card>
      ))}
    </Box>
  )
}

/** Its first page; until that is painted, letters in its ink on its paper. */
function ThemeFace({ row: { picture, paper, ink } }: { readonly row: ThemeRow }) {
  return picture === '' ? (
    <Stack
      aria-hidden
      sx={{ height: 140, bgcolor: paper, color: ink, alignItems: 'center', justifyContent: 'center', fontSize: 44 }}
    >
      Aa
    </Stack>
  ) : (
    <Box
      component="img"
      alt=""
      src={picture}
      sx={{ display: 'block', width: '100%', height: 140, objectFit: 'contain', bgcolor: 'action.hover' }}
    />
  )
}
