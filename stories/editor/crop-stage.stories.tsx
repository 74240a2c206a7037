import type { Meta, StoryObj } from '@storybook/react-vite'
import { angled, fitPlacement, flipped, turned, zoomed } from '../../domain/design/crop.ts'
import type { Placement } from '../../domain/design/design.ts'
import { asId, type PhotoId } from '../../domain/ids.ts'
import { fabricEditor } from '../../editor/fabric/fabric-editor.ts'
import { CropSheet } from '../../src/screens/theme_preview/CropSheet.tsx'
import { aStudio } from './editor-fixtures.ts'
import { paintedPhoto } from './painted-photo.ts'

const meta: Meta = { title: 'Editor/Crop stage' }
export default meta

type Story = StoryObj

const photoId = asId<PhotoId>('photo0')
const source = { width: 4032, height: 3024 }
const slot = { width: 120, height: 80 }
const fresh = fitPlacement({ id: photoId, ...source }, slot)
const picture = paintedPhoto(4, 1600, 1200)
const studio = aStudio(new Map([[photoId, () => picture]]))
const nothing = () => undefined

function cropped(placement: Placement, { radius = 0, pixels = source } = {}): Story {
  return {
    render: () => (
      <CropSheet
        subject={{ placement, source: pixels, slot, radius }}
        photoId={photoId}
        studio={studio}
        editor={fabricEditor}
        dpiRatio={200}
        onDone={nothing}
        onCancel={nothing}
        onChangePhoto={nothing}
      />
    ),
  }
}

export const AsDesigned: Story = cropped(fresh)

export const ZoomedIn: Story = cropped(zoomed(fresh, source, slot, 2.4))

export const Straightened: Story = cropped(angled(fresh, source, slot, 12))

export const OnItsSide: Story = cropped(turned(fresh, source, slot, 1))

export const Mirrored: Story = cropped(flipped(fresh, 'h'))

export const EverythingAtOnce: Story = cropped(
  zoomed(angled(turned(flipped(fresh, 'v'), source, slot, 3), source, slot, -20), source, slot, 1.5),
)

export const RoundedFrame: Story = cropped(fresh, { radius: 8 })

export const PrintsSoft: Story = cropped(fresh, { pixels: { width: 640, height: 480 } })

export const SizeNotKnown: Story = cropped(
  { ...fresh, crop: { x: 0, y: 0, width: 1, height: 1 } },
  { pixels: { width: 0, height: 0 } },
)
