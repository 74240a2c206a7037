import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { fitPlacement } from '../../../domain/design/placing/crop.ts'
import { asId, type PhotoId } from '../../../domain/ids.ts'
import type { EditorPort } from '../../../editor/editor-port.ts'
import { closeScreen, openScreen } from '../../../tests/support/browser/open-screen.tsx'
import type { RenderResources } from '../../ports/render-resources.ts'
import { createEditorImages } from '../../wiring/designs/editor-images.ts'
import { CropSheet } from './CropSheet.tsx'

afterEach(closeScreen)

test('B§8 crop messages: query crop photo unsuccessful: a photo that cannot be fetched is said, nothing changes [B§8.crop-fetch]', async () => {
  const id = asId<PhotoId>('p')
  const source = { width: 400, height: 300 }
  const slot = { width: 100, height: 100 }
  const nowhere = 'data:image/png;base64,AAAA'
  const images = createEditorImages(() => ({ thumb: nowhere, proxy: nowhere }))
  images.want([id], 'thumb')
  await openScreen(
    <CropSheet
      subject={{ placement: fitPlacement({ id, ...source }, slot), source, slot, radius: 0 }}
      photoId={id}
      resources={{ images } as unknown as RenderResources}
      editor={{} as EditorPort}
      dpiRatio={200}
      onDone={() => undefined}
      onCancel={() => undefined}
      onChangePhoto={() => undefined}
    />,
    { address: '/theme_preview' },
  )
  await expect.element(page.getByText('The photo to crop could not be fetched. Nothing has changed.')).toBeVisible()
})
