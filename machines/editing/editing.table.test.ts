import { expect, test } from 'vitest'
import { initialTransition, transition } from 'xstate'
import { applyEdit } from '../../domain/design/change/apply-edit.ts'
import type { Edit } from '../../domain/design/change/edit.ts'
import { asId, type SlotId } from '../../domain/ids.ts'
import { invariant } from '../../domain/never.ts'
import { aMirroring, anEditingInput, IMPOSSIBLE, slotOf } from '../../tests/support/builders/editing-builders.ts'
import { byType, chartedTable, outerEvents, readTable } from '../../tests/support/event-table.ts'
import { broken, done, leavesOf, statesOf } from '../../tests/support/traverse-machine.ts'
import { ShopBusy } from '../shop-busy.ts'
import { SignedOut } from '../signed-out.ts'
import { editingMachine } from './editing.machine.ts'
import { toolOf } from './editing.selectors.ts'
import type { EditingEvent, EditingInput } from './editing.types.ts'
import { editWorld } from './optimistic-state.ts'

const input = anEditingInput(14)
const first = slotOf(input, 0)
const second = slotOf(input, 5)
const [caption] = input.design.pages.flatMap((page) =>
  page.captions.map(({ id }) => ({ pageId: page.id, captionId: id })),
)
invariant(caption, 'the book has a title')
const text: Edit = { cmd: 'update_text_value', ...caption, role: 'title', panel: 'front', text: 'Sea' }
const photo: EditingEvent = { type: 'slot.select', at: first.at }
const mirror: EditingEvent = { type: 'edit.make', edit: aMirroring(input) }
const kept = done('keep the draft')
const ours = applyEdit(input.design, aMirroring(input, 0, 'v'), editWorld(input.world))
const apart = applyEdit(input.design, aMirroring(input, 5), editWorld(input.world))
invariant(ours.kind === 'applied' && apart.kind === 'applied', 'photos can be mirrored')
const latest = { design: ours.next, rev: 7, pageRevs: {} }

function after(...events: readonly { readonly type: string }[]) {
  const [start] = initialTransition(editingMachine, input)
  return events.reduce((snapshot, event) => transition(editingMachine, snapshot, event as EditingEvent)[0], start)
}

const region = (name: 'tool' | 'keeping' | 'saving' | 'notice') => (value: unknown) => {
  const at: unknown = Reflect.get(Object(value), name)
  return typeof at === 'string' ? at : Object.values(Object(at)).join()
}

test('a design opens with the photo or the text selected that the shopper came for, while its page has it', () => {
  const { pageId, slotId } = slotOf(input, 5).at
  const opened = (place: EditingInput['place']) => {
    const snapshot = initialTransition(editingMachine, { ...input, ...(place ? { place } : {}) })[0]
    return [toolOf(snapshot), snapshot.context.selection]
  }
  const gone = asId<SlotId>('gone')
  expect([
    opened({ page: { id: pageId, at: 5 }, item: slotId }),
    opened({ page: { id: pageId, at: 5 }, item: gone }),
    opened({ item: slotId }),
  ]).toEqual([
    ['selected', { kind: 'slot', at: { pageId, slotId } }],
    ['resting', null],
    ['resting', null],
  ])
})

/** The tool that follows each event with each tool in hand; `no` where it is refused, by the names below. */
const TOOLS = `
  event              resting         photo           text            cropping        swapping        placingText     choosingPhoto   arrangingPages
  page.show          resting         resting         resting         resting         swapping        resting         resting         resting
  slot.select        selected        selected        selected        no              selected        no              no              no
  caption.select     selected        selected        selected        no              no              no              no              no
  selection.clear    no              resting         resting         no              no              no              no              no
  crop.start         no              cropping        no              no              no              no              no              no
  crop.done          no              no              no              selected        no              no              no              no
  swap.start         no              swapping        no              no              no              no              no              no
  text.start         no              no              placingText     no              no              no              no              no
  text.done          no              no              no              no              no              selected        no              no
  photo.choose       no              choosingPhoto   no              no              no              no              no              no
  photo.chosen       no              no              no              no              no              no              selected        no
  pages.arrange      arrangingPages  arrangingPages  arrangingPages  arrangingPages  arrangingPages  arrangingPages  arrangingPages  arrangingPages
  pages.done         no              no              no              no              no              no              no              resting
  tool.cancel        no              no              no              selected        selected        selected        selected        resting
  edit.make          resting         selected        selected        cropping        swapping        placingText     choosingPhoto   arrangingPages
`

test('what must happen: every event with every tool in hand is handled, or refused by its name', () => {
  const selected = { type: 'caption.select', ...caption } as const
  const situations = {
    resting: after(),
    photo: after(photo),
    text: after(selected),
    cropping: after(photo, { type: 'crop.start' }),
    swapping: after(photo, { type: 'swap.start' }),
    placingText: after(selected, { type: 'text.start' }),
    choosingPhoto: after(photo, { type: 'photo.choose' }),
    arrangingPages: after({ type: 'pages.arrange' }),
  }
  const plain = (
    [
      'selection.clear',
      'crop.start',
      'swap.start',
      'text.start',
      'photo.choose',
      'pages.arrange',
      'pages.done',
    ] as const
  ).map((type) => ({ type }))
  const charted = chartedTable({
    machine: editingMachine,
    situations,
    events: byType<EditingEvent>(
      { type: 'page.show', pageId: second.at.pageId },
      { type: 'slot.select', at: second.at },
      selected,
      ...plain,
      { type: 'crop.done', placement: { ...first.placement, flip: 'h' } },
      { type: 'text.done', edit: text },
      { type: 'photo.chosen', edit: aMirroring(input) },
      { type: 'tool.cancel' },
      mirror,
    ),
    show: region('tool'),
  })
  expect(charted).toEqual({
    table: readTable(TOOLS),
    refusals: {
      'slot.select': ['another tool is in hand'],
      'caption.select': ['another tool is in hand'],
      'selection.clear': ['nothing is selected, or its tool is in hand'],
      'crop.start': ['only a selected photo is cropped'],
      'crop.done': ['no photo is being cropped'],
      'swap.start': ['only a selected photo is swapped'],
      'text.start': ['only a selected text is written'],
      'text.done': ['no text is being written'],
      'photo.choose': ['only a selected photo is exchanged'],
      'photo.chosen': ['no photo is being chosen'],
      'pages.done': ['the pages are not being arranged'],
      'tool.cancel': ['no tool is in hand'],
    },
  })
  const leaves = Object.values(situations).flatMap(leavesOf)
  expect(new Set(leaves.filter((leaf) => leaf.startsWith('tool')))).toEqual(
    new Set(statesOf(editingMachine).filter((leaf) => leaf.startsWith('tool'))),
  )
})

/** Where the way to the server stands after each event, and after each answer; `-`: nobody has asked. */
const SAVING = `
  event                saved        checking     outdated     onThisPhone  sending      waiting      overdue      givingUp     offline      loading      unreachable  choosing      signedOut     notHere
  edit.make            onThisPhone  onThisPhone  outdated     onThisPhone  sending      waiting      waiting      givingUp     offline      loading      unreachable  choosing      signedOut     notHere
  edit.undo            no           no           no           onThisPhone  sending      waiting      waiting      givingUp     offline      loading      unreachable  choosing      signedOut     notHere
  edit.redo            no           no           no           no           no           no           no           no           no           no           no           no            no            no
  network.lost         saved        checking     outdated     offline      sending      offline      offline      givingUp     offline      loading      unreachable  choosing      signedOut     notHere
  network.back         saved        checking     outdated     onThisPhone  sending      waiting      waiting      givingUp     sending      loading      loading      choosing      signedOut     notHere
  saving.retry         no           no           no           no           no           sending      sending      no           no           no           loading      no            sending       sending
  edit.reset           no           no           no           no           no           no           givingUp     no           no           no           no           no            no            no
  design.check         checking     no           no           no           no           no           no           no           no           no           no           no            no            no
  conflict.apply again  no          no           no           no           no           no           no           no           no           no           no           onThisPhone   no            no
  conflict.use latest  no           no           saved        no           no           no           no           no           no           no           no           saved         no            no
  taken                -            -            -            -            saved        -            -            -            -            -            -            -             -             -
  refused              -            -            -            -            saved        -            -            -            -            -            -            -             -             -
  conflict             -            -            -            -            loading      -            -            -            -            -            -            -             -             -
  lost                 -            -            -            -            waiting      -            -            -            -            -            -            -             -             -
  busy                 -            -            -            -            waiting      -            -            -            -            -            -            -             -             -
  signed out           -            -            -            -            signedOut    -            -            -            -            -            -            -             -             -
  not here             -            -            -            -            notHere      -            -            -            -            -            -            -             -             -
  waited               -            -            -            -            -            sending      sending      -            -            -            -            -             -             -
  the same             -            saved        -            -            -            -            -            saved        -            onThisPhone  -            -             -             -
  newer, here          -            outdated     -            -            -            -            -            sending      -            choosing     -            -             -             -
  newer, elsewhere     -            outdated     -            -            -            -            -            sending      -            onThisPhone  -            -             -             -
  not loaded           -            saved        -            -            -            -            -            waiting      -            unreachable  -            -             -             -
`

test('what must happen: every event and every answer on the way of edits to the server', () => {
  const lost = [broken('send the edit'), done('wait')]
  const conflict = [mirror, kept, done('send the edit', { kind: 'conflict', rev: 7 })]
  const overdue = [mirror, kept, ...lost, ...lost, broken('send the edit')]
  const situations = {
    saved: after(),
    checking: after({ type: 'design.check' }),
    outdated: after({ type: 'design.check' }, done('load the latest design', latest)),
    onThisPhone: after(mirror),
    sending: after(mirror, kept),
    waiting: after(mirror, kept, broken('send the edit')),
    overdue: after(...overdue),
    givingUp: after(...overdue, { type: 'edit.reset' }),
    offline: after({ type: 'network.lost' }, mirror, kept),
    loading: after(...conflict),
    unreachable: after(...conflict, broken('load the latest design')),
    choosing: after(...conflict, done('load the latest design', latest)),
    signedOut: after(mirror, kept, broken('send the edit', new SignedOut())),
    notHere: after(mirror, kept, done('send the edit', { kind: 'not-here' })),
  }
  const events = byType<EditingEvent>(
    { type: 'edit.make', edit: aMirroring(input, 5) },
    ...(['edit.undo', 'edit.redo', 'network.lost', 'network.back', 'saving.retry', 'edit.reset'] as const).map(
      (type) => ({
        type,
      }),
    ),
    ...(['design.check', 'conflict.apply again', 'conflict.use latest'] as const).map((type) => ({ type })),
  )
  const answers = {
    taken: done('send the edit', { kind: 'applied', rev: 2, pageRevs: {} }),
    refused: done('send the edit', { kind: 'refused', reason: 'page-locked' }),
    conflict: done('send the edit', { kind: 'conflict', rev: 7 }),
    lost: broken('send the edit'),
    busy: broken('send the edit', new ShopBusy('too fast', 41)),
    'signed out': broken('send the edit', new SignedOut()),
    'not here': done('send the edit', { kind: 'not-here' }),
    waited: done('wait'),
    'the same': done('load the latest design', { design: input.design, rev: 1, pageRevs: {} }),
    'newer, here': done('load the latest design', latest),
    'newer, elsewhere': done('load the latest design', { design: apart.next, rev: 7, pageRevs: {} }),
    'not loaded': broken('load the latest design'),
  }
  const charted = chartedTable({
    machine: editingMachine,
    situations,
    events: { ...events, ...answers },
    show: region('saving'),
  })
  expect(charted).toEqual({
    table: readTable(SAVING),
    refusals: {
      'edit.undo': ['nothing can be undone'],
      'edit.redo': ['nothing can be done again'],
      'saving.retry': ['nothing waits to be asked again'],
      'edit.reset': ['no answer of the shop is overdue'],
      'design.check': ['edits are on their way'],
      'conflict.apply again': ['there is no newer design to choose'],
      'conflict.use latest': ['there is no newer design to choose'],
    },
  })
  const leaves = Object.values(situations).flatMap(leavesOf)
  expect(new Set(leaves.filter((leaf) => leaf.startsWith('saving')))).toEqual(
    new Set(statesOf(editingMachine).filter((leaf) => leaf.startsWith('saving'))),
  )
})

/** What is told of edits that were not taken, and whether this phone has the draft. */
const NOTICES = `
  event         quiet    refused here  refused by the shop
  refusal.seen  no       quiet         quiet
  edit.again    no       no            quiet
  edit.make     quiet    quiet         quiet
  impossible    refused  refused       refused
`
const KEEPING = `
  event      kept     writing  notKept
  edit.make  writing  writing  writing
  written    -        kept     -
  not        -        notKept  -
`

test('what must happen: refusals until they are read, and the draft on this phone', () => {
  const impossible: EditingEvent = { type: 'edit.make', edit: IMPOSSIBLE }
  const refused = done('send the edit', { kind: 'refused', reason: 'page-locked', code: 7 })
  const told = {
    quiet: after(),
    'refused here': after(impossible),
    'refused by the shop': after(mirror, kept, refused),
  }
  const drafts = { kept: after(), writing: after(mirror), notKept: after(mirror, broken('keep the draft')) }
  expect(
    chartedTable({
      machine: editingMachine,
      situations: told,
      events: { ...byType<EditingEvent>({ type: 'refusal.seen' }, { type: 'edit.again' }, mirror), impossible },
      show: region('notice'),
    }),
  ).toEqual({
    table: readTable(NOTICES),
    refusals: { 'refusal.seen': ['no edit was refused'], 'edit.again': ['the shop refused no edit'] },
  })
  expect(
    chartedTable({
      machine: editingMachine,
      situations: drafts,
      events: {
        'edit.make': { type: 'edit.make', edit: aMirroring(input, 5) },
        written: kept,
        not: broken('keep the draft'),
      },
      show: region('keeping'),
    }),
  ).toEqual({ table: readTable(KEEPING), refusals: {} })
  const leaves = Object.values({ ...told, ...drafts }).flatMap(leavesOf)
  expect(new Set(leaves.filter((leaf) => /^(notice|keeping)/.test(leaf)))).toEqual(
    new Set(statesOf(editingMachine).filter((leaf) => /^(notice|keeping)/.test(leaf))),
  )
})

test('the tables name every event that comes from outside', () => {
  const named = [TOOLS, SAVING, NOTICES].flatMap((table) => Object.keys(readTable(table)))
  expect(outerEvents(editingMachine).filter((event) => !named.includes(event))).toEqual([])
})
