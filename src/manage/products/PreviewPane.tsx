import { Box, Typography } from '@mui/material'
import { useEffect, useRef } from 'react'
import { DRAFT_READY } from '../../../domain/calls/draft-message.ts'
import type { Product } from '../../../domain/product/product.ts'
import { useSentences } from '../sentences/speak.ts'

const SHOP = '/emall/app/'

/** The shop's own page of the product, as it would be if it were kept now. */
export function PreviewPane({ product }: { readonly product: Product }) {
  const { say, language } = useSentences()
  const frame = useRef<HTMLIFrameElement>(null)
  const newest = useRef(product)
  useEffect(() => {
    newest.current = product
    tell(frame.current, product)
  }, [product])
  useEffect(() => {
    const hear = ({ origin, source, data }: MessageEvent<unknown>) => {
      const isReady = origin === window.location.origin && Object(data).kind === DRAFT_READY
      if (isReady && source === frame.current?.contentWindow) {
        tell(frame.current, newest.current)
      }
    }
    window.addEventListener('message', hear)
    return () => window.removeEventListener('message', hear)
  }, [])
  return (
    <Box
      component="section"
      aria-label={say('products.seen')}
      sx={{ position: { lg: 'sticky' }, top: { lg: 64 }, alignSelf: 'start' }}
    >
      <Typography variant="subtitle2" component="h2" gutterBottom>
        {say('products.seen')}
      </Typography>
      <Box
        component="iframe"
        // Another language is another page.
        key={language}
        ref={frame}
        title={say('products.seen')}
        src={`${SHOP}?lang=${language}#/prod_details?pid=${encodeURIComponent(product.id)}`}
        sx={{ width: '100%', maxWidth: 390, height: { xs: 560, lg: 'calc(100vh - 130px)' }, ...PHONE }}
      />
    </Box>
  )
}

const PHONE = { border: 1, borderColor: 'divider', borderRadius: 2, bgcolor: '#fff', display: 'block' }

function tell(frame: HTMLIFrameElement | null, draft: Product): void {
  frame?.contentWindow?.postMessage({ kind: 'draft', draft }, window.location.origin)
}
