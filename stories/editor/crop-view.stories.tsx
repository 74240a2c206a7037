import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import type { Placement } from '../../domain/design/design.ts'
import { angled, coverCrop, fitPlacement, flipped, turned, zoomed } from '../../domain/design/placing/crop.ts'
import type { Size } from '../../domain/geometry.ts'
import { asId, type PhotoId } from '../../domain/ids.ts'
import { fabricEditor } from '../../editor/fabric/fabric-editor.ts'
import { type RecognitionPorts, wireRecognition } from '../../machines/recognition/recognition.ports.ts'
import { CropSheet } from '../../src/design-editor/crop/CropSheet.tsx'
import { renderResources } from './editor-fixtures.ts'
import { paintedPhoto } from './painted-photo.ts'

const meta: Meta = { title: 'Editor/Crop stage' }
export default meta

type Story = StoryObj

const photoId = asId<PhotoId>('photo0')
const source = { width: 4032, height: 3024 }
const slot = { width: 120, height: 80 }
const fresh = fitPlacement({ id: photoId, ...source }, slot)
const picture = paintedPhoto(4, 1600, 1200)
const resources = renderResources(new Map([[photoId, () => picture]]))
const nothing = () => undefined

type Recognise = RecognitionPorts['recognise']
const focus = { x: 0.7, y: 0.3, width: 0.25, height: 0.4 }
const known = { ...resources, images: { ...resources.images, addressOf: () => '/emall/photos/base/p.jpg/proxy' } }

interface Shown {
  readonly radius?: number
  readonly pixels?: Size
  /** What the shop answers when it is asked for the subject. */
  readonly recognise?: Recognise
}

function cropped(placement: Placement, { radius = 0, pixels = source, recognise }: Shown = {}): Story {
  return {
    render: () => (
      <CropSheet
        subject={{ placement, source: pixels, slot, radius }}
        photoId={photoId}
        resources={known}
        editor={fabricEditor}
        dpiRatio={200}
        {...(recognise ? { recognition: wireRecognition({ recognise }) } : {})}
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

const never: Recognise = () => new Promise(() => undefined)

const press: NonNullable<Story['play']> = async ({ userEvent }) => {
  await userEvent.click(await screen.findByRole('button', { name: /Find subject|找主体|找主體/ }))
}

export const MayFindTheSubject: Story = cropped(fresh, { recognise: never })

export const Recognising: Story = {
  ...cropped(fresh, { recognise: never }),
  play: async (context) => {
    await press(context)
    await screen.findByRole('button', { name: /Recognising|识别中|辨識中/ })
  },
}

export const SubjectFound: Story = {
  ...cropped(zoomed(fresh, source, slot, 2.4), { recognise: async () => ({ kind: 'recognised', focus }) }),
  play: async (context) => {
    await press(context)
    const view = await screen.findByTestId('crop-view')
    const shown = () => (JSON.parse(view.dataset['placement'] ?? '{}') as Placement).crop
    await waitFor(() => expect(shown()).toEqual(coverCrop(source, slot, 0, focus)))
  },
}

export const RecognitionFailed: Story = {
  ...cropped(fresh, { recognise: async () => ({ kind: 'refused', reason: 'no-subject' }) }),
  play: press,
}
