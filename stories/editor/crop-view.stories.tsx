import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { DEMO_MERCHANT } from '../../domain/demo/demo-merchant.ts'
import type { Placement } from '../../domain/design/design.ts'
import { angled, coverCrop, fitPlacement, flipped, turned, zoomed } from '../../domain/design/placing/crop.ts'
import { freshEditorState } from '../../domain/editing/editor-state.ts'
import type { PhotoFacts } from '../../domain/photo/photo.ts'
import { type RecognitionPorts, wireRecognition } from '../../machines/recognition/recognition.ports.ts'
import { anEditorStory, type EditorStory, editingAt } from './editor-fixtures.ts'
import { photoOf, WorkspaceOf } from './WorkspaceOf.tsx'

const meta: Meta = { title: 'Editor/Crop in place 裁剪 裁切 · A§9', id: 'editor-crop-in-place' }
export default meta

type Story = StoryObj

const story = anEditorStory()
const [page, slot] = [story.design.pages[4], story.design.pages[4]?.slots[0]]
const photo = story.world.photos.find(({ id }) => id === slot?.placement?.photoId)
if (!page || !slot?.placement || !photo) {
  throw new Error('the page of the story has no photo')
}
const box = slot.box
const fresh = fitPlacement(photo, box)

const FIND = /Find subject|找主体|找主體/

type Recognise = RecognitionPorts['recognise']
const focus = { x: 0.7, y: 0.3, width: 0.25, height: 0.4 }

interface Shown {
  /** Of the cells of the theme, mm. */
  readonly radius?: number
  readonly pixels?: Pick<PhotoFacts, 'width' | 'height'>
  /** What the shop answers when it is asked for the subject. */
  readonly recognise?: Recognise
}

/** The photo in its frame on the page, lying so. */
function cropped(placement: Placement, { radius, pixels, recognise }: Shown = {}): Story {
  const slots = page?.slots.map((one) => (one.id === slot?.id ? { ...one, placement } : one)) ?? []
  const pages = story.design.pages.map((one) => (one.id === page?.id ? { ...one, slots } : one))
  const { world, resources } = story
  const shown: EditorStory = {
    ...story,
    design: { ...story.design, pages },
    world: {
      ...world,
      photos: world.photos.map((one) => (one.id === photo?.id ? { ...one, ...pixels } : one)),
      theme: radius === undefined ? world.theme : { ...world.theme, cell: { ...world.theme.cell, radius } },
    },
    resources: { ...resources, images: { ...resources.images, addressOf: () => '/emall/photos/base/p.jpg/proxy' } },
  }
  const current = freshEditorState(shown.design)
  return {
    parameters: recognise
      ? {
          stage: {
            merchant: { ...DEMO_MERCHANT, findsSubjects: true },
            world: { machines: { recognition: wireRecognition({ recognise }) } },
          },
        }
      : {},
    render: () => (
      <WorkspaceOf
        story={shown}
        editing={editingAt(shown, { tool: 'cropping' }, { selection: photoOf(shown), current, base: current })}
      />
    ),
  }
}

/** Nobody can be asked for the subject: it is not offered. */
export const AsDesigned: Story = {
  ...cropped(fresh),
  play: async ({ step }) => {
    await step('The photo lies in its frame', async () => {
      await screen.findByTestId('crop-view')
    })
    await step('Nothing offers to find the subject', () => {
      expect(screen.queryByRole('button', { name: FIND })).toBeNull()
    })
  },
}

export const ZoomedIn: Story = cropped(zoomed(fresh, photo, box, 2.4))

export const Straightened: Story = cropped(angled(fresh, photo, box, 12))

export const OnItsSide: Story = cropped(turned(fresh, photo, box, 1))

export const Mirrored: Story = cropped(flipped(fresh, 'h'))

export const EverythingAtOnce: Story = cropped(
  zoomed(angled(turned(flipped(fresh, 'v'), photo, box, 3), photo, box, -20), photo, box, 1.5),
)

export const RoundedFrame: Story = cropped(fresh, { radius: 8 })

export const PrintsSoft: Story = cropped(fresh, { pixels: { width: photo.width / 8, height: photo.height / 8 } })

const never: Recognise = () => new Promise(() => undefined)

const press: NonNullable<Story['play']> = async ({ userEvent, step }) => {
  await step('The shopper asks for the subject', async () => {
    await userEvent.click(await screen.findByRole('button', { name: FIND }))
  })
}

export const MayFindTheSubject: Story = cropped(fresh, { recognise: never })

export const Recognising: Story = {
  ...cropped(fresh, { recognise: never }),
  play: async (context) => {
    await press(context)
    await context.step('The button tells that the photo is being looked at', async () => {
      await screen.findByRole('button', { name: /Recognising|识别中|辨識中/ })
    })
  },
}

export const SubjectFound: Story = {
  ...cropped(zoomed(fresh, photo, box, 2.4), { recognise: async () => ({ kind: 'recognised', focus }) }),
  play: async (context) => {
    await press(context)
    await context.step('The frame moves around the subject', async () => {
      const view = await screen.findByTestId('crop-view')
      const shown = () => (JSON.parse(view.dataset['placement'] ?? '{}') as Placement).crop
      await waitFor(() => expect(shown()).toEqual(coverCrop(photo, box, 0, focus)))
    })
  },
}

export const RecognitionFailed: Story = {
  ...cropped(fresh, { recognise: async () => ({ kind: 'refused', reason: 'no-subject' }) }),
  play: press,
}
