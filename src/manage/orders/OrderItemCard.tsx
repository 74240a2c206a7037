import { Box, Button, Card, CardContent, Chip, Link, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { manageLink, manageReopen } from '../../../domain/calls/manage/orders.ts'
import { callManage } from '../lib/call-manage.ts'
import { useSentences } from '../sentences/speak.ts'
import { ActDialog } from '../ui/ActDialog.tsx'
import { copyText } from '../ui/copy-text.ts'
import type { ManagedOrder } from './order-types.ts'

interface OrderItemCardProps {
  readonly item: ManagedOrder['items'][number]
  readonly canReopen: boolean
  onDone(): void
}

/** One thing of an order with its pages, options and files. */
export function OrderItemCard({ item: thing, canReopen, onDone }: OrderItemCardProps) {
  const { say } = useSentences()
  const notify = useNotify()
  const [reopens, setReopens] = useState(false)
  const [link, setLink] = useState('')
  /** Says that the link is copied, where it is. */
  const told = async (url: string) => {
    setLink(url)
    return (await copyText(url)) ? say('act.copied') : undefined
  }
  const facts = [...thing.chosen, thing.comment].filter(Boolean)
  const pictures = thing.pagepictures.length > 0 ? thing.pagepictures : [thing.picture].filter(Boolean)
  return (
    <Card>
      <CardContent>
        <Stack direction="row" spacing={1} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
          <Typography variant="subtitle1" component="h2">
            {thing.quantity} × {thing.name}
          </Typography>
          <Chip size="small" label={thing.waits ? say('order.waits') : say(`print.${thing.print}`)} />
        </Stack>
        {facts.length > 0 && <Typography color="text.secondary">{facts.join(' · ')}</Typography>}
        {pictures.length > 0 && (
          <Box
            tabIndex={0}
            role="group"
            aria-label={thing.name}
            sx={{ display: 'flex', gap: 1, overflowX: 'auto', py: 1 }}
          >
            {pictures.map((picture, n) => (
              <Box
                component="img"
                key={picture}
                src={picture}
                alt={`${n + 1}`}
                loading="lazy"
                sx={{ height: 120, flex: 'none', border: 1, borderColor: 'divider' }}
              />
            ))}
          </Box>
        )}
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
          {thing.files.map(({ kind, url }) => (
            <Link key={kind} href={url} target="_blank" rel="noreferrer" sx={{ lineHeight: '44px' }}>
              {say(`file.${kind}`)}
            </Link>
          ))}
          {thing.waits && (
            <Button
              onClick={async () => {
                const { suborderid } = thing
                await callManage(manageLink, { suborderid }).then(
                  async ({ data }) => {
                    const copied = await told(data.url)
                    if (copied) {
                      notify(copied, { type: 'success' })
                    }
                  },
                  (refused: Error) => notify(refused.message, { type: 'error' }),
                )
              }}
            >
              {say('act.link')}
            </Button>
          )}
          {canReopen && thing.reopens && <Button onClick={() => setReopens(true)}>{say('act.reopen')}</Button>}
        </Stack>
        {link !== '' && <Typography sx={{ overflowWrap: 'anywhere' }}>{link}</Typography>}
      </CardContent>
      {reopens && (
        <ActDialog
          title={say('act.reopen')}
          go={say('act.reopen')}
          onClose={() => setReopens(false)}
          act={async () => {
            const copied = await told((await callManage(manageReopen, { suborderid: thing.suborderid })).data.url)
            onDone()
            return copied
          }}
        >
          <Typography>{say('act.reopenSure')}</Typography>
        </ActDialog>
      )}
    </Card>
  )
}
