import { editingSetup, makeEdit } from './editing.setup.ts'
import type { EditingEvent } from './editing.types.ts'

const selectSlot = {
  type: 'select',
  params: ({ event }: { event: Extract<EditingEvent, { type: 'slot.select' }> }) => ({
    selection: { kind: 'slot' as const, at: event.at },
  }),
} as const

const selectCaption = {
  type: 'select',
  params: ({ event }: { event: Extract<EditingEvent, { type: 'caption.select' }> }) => ({
    selection: { kind: 'caption' as const, pageId: event.pageId, captionId: event.captionId },
  }),
} as const

/** The tool in the shopper's hand. */
export const toolRegion = editingSetup.createStateConfig({
  initial: 'resting',
  on: {
    'page.show': { target: '.resting', actions: { type: 'show the page', params: ({ event }) => event } },
    'pages.arrange': { target: '.arrangingPages', actions: 'clear the selection' },
  },
  states: {
    resting: {
      description: 'Nothing is selected; the page is looked at.',
      tags: 'resting',
      // Opened at a photo or a text.
      always: { guard: 'something is selected', target: 'selected' },
      on: {
        'slot.select': { target: 'selected', actions: selectSlot },
        'caption.select': { target: 'selected', actions: selectCaption },
      },
    },
    selected: {
      description: 'A photo or a text is selected; its tools are at hand.',
      tags: 'selected',
      always: { guard: 'nothing is selected', target: 'resting' },
      on: {
        'slot.select': { actions: selectSlot },
        'caption.select': { actions: selectCaption },
        'selection.clear': { target: 'resting', actions: 'clear the selection' },
        'crop.start': { guard: 'a photo is selected', target: 'cropping' },
        'swap.start': { guard: 'a photo is selected', target: 'swapping' },
        'photo.choose': { guard: 'a photo is selected', target: 'choosingPhoto' },
        'text.start': { guard: 'a text is selected', target: 'placingText' },
      },
    },
    cropping: {
      description: 'The frame stands and the photo moves under it.',
      tags: 'cropping',
      always: { guard: 'nothing is selected', target: 'resting' },
      on: {
        'crop.done': {
          target: 'selected',
          actions: { type: 'crop the selected photo', params: ({ event }) => event },
        },
        'tool.cancel': 'selected',
      },
    },
    swapping: {
      description: 'The next photo that is touched changes places with the selected one, also across pages.',
      tags: 'swapping',
      always: { guard: 'nothing is selected', target: 'resting' },
      on: {
        'slot.select': {
          target: 'selected',
          actions: [{ type: 'swap with the selected photo', params: ({ event }) => ({ to: event.at }) }, selectSlot],
        },
        // The pages are turned while the first photo stays in hand.
        'page.show': { actions: { type: 'turn to the page', params: ({ event }) => event } },
        'tool.cancel': { target: 'selected', actions: 'let go of what is out of sight' },
      },
    },
    placingText: {
      description: 'A text is written on the page, in the style of the theme.',
      tags: 'placing text',
      // It was taken off the page, or lies on one that is not in sight any more.
      always: { guard: 'nothing is selected', target: 'resting' },
      on: {
        'text.done': { target: 'selected', actions: makeEdit },
        'tool.cancel': 'selected',
      },
    },
    choosingPhoto: {
      description: 'The tray is open: another photo is chosen for the slot.',
      tags: 'choosing photo',
      always: { guard: 'nothing is selected', target: 'resting' },
      on: { 'photo.chosen': { target: 'selected', actions: makeEdit }, 'tool.cancel': 'selected' },
    },
    arrangingPages: {
      description: 'All pages are seen at once; pages are added and removed.',
      tags: 'arranging pages',
      on: { 'pages.done': 'resting', 'tool.cancel': 'resting' },
    },
  },
})
