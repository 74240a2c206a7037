import { Alert, Avatar, Button, Stack } from '@mui/material'
import { type ChangeEvent, useRef, useState } from 'react'
import { PRODUCT_PICTURE_MAX, uploadProductPicture } from '../../../domain/calls/manage/products.ts'
import { type Path, useDraftDocument, valueAt } from '../form/draft.ts'
import { TextInput } from '../form/fields.tsx'
import { callManage } from '../lib/call-manage.ts'
import { useSentences } from '../sentences/speak.ts'

/** One picture: as it looks, a file in its place, and its address, which may be on another host. */
export function PictureInput({ path }: { readonly path: Path }) {
  const { say } = useSentences()
  const { value, put, locked } = useDraftDocument()
  const [said, setSaid] = useState('')
  const [busy, setBusy] = useState(false)
  const file = useRef<HTMLInputElement>(null)
  const address = String(valueAt(value, path) ?? '')
  const take = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [given] = target.files ?? []
    if (!given) {
      return
    }
    setBusy(true)
    setSaid('')
    try {
      if (given.size > PRODUCT_PICTURE_MAX) {
        throw new Error(say('products.pictureTooLarge', { size: PRODUCT_PICTURE_MAX / 1_000_000 }))
      }
      put(path, (await callManage(uploadProductPicture, { file: await base64UrlOf(given) })).data.address)
    } catch (refused) {
      setSaid(refused instanceof Error ? refused.message : String(refused))
    } finally {
      setBusy(false)
      // The same file once more is a change too.
      target.value = ''
    }
  }
  return (
    <Stack spacing={2}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <Avatar variant="rounded" alt="" src={address.length > 1 ? address : undefined} sx={{ width: 96, height: 96 }}>
          {' '}
        </Avatar>
        {!locked && (
          <Button variant="outlined" disabled={busy} onClick={() => file.current?.click()}>
            {say('products.upload')}
          </Button>
        )}
        <input
          ref={file}
          hidden
          type="file"
          accept="image/jpeg,image/png,image/webp,image/heic,image/heif"
          onChange={(event) => void take(event)}
        />
      </Stack>
      {said !== '' && <Alert severity="error">{said}</Alert>}
      <TextInput path={path} label={say('products.address')} />
    </Stack>
  )
}

/** A file as text that a form carries without a change. */
function base64UrlOf(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => {
      const text = String(reader.result)
      resolve(
        text
          .slice(text.indexOf(',') + 1)
          .replaceAll('+', '-')
          .replaceAll('/', '_')
          .replaceAll('=', ''),
      )
    }
    reader.onerror = () => reject(reader.error ?? new Error('the file cannot be read'))
    reader.readAsDataURL(file)
  })
}
