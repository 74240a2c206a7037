import { z } from 'zod'
import { SET_UP_STEPS } from '../../merchant/set-up-steps.ts'
import { defineCall, opidField } from '../call.ts'

export const manageSetUp = defineCall({
  name: 'ManageSetUp',
  method: 'POST',
  path: '/Api/Manage/SetUp',
  summary: 'What is done of the way to the first sold book, and what is left of the demo shop.',
  changes: false,
  refusals: [],
  request: z.object({}),
  data: z.object({
    steps: z.array(z.object({ step: z.enum(SET_UP_STEPS), done: z.boolean() })),
    /** The demo shop may go: something of the merchant's own stands on the shelf. */
    removable: z.boolean().default(true),
    /** Payments are set up in the test mode of their provider: no money comes. */
    trial: z.boolean().default(false),
    demo: z.object({ products: z.number().int(), coupons: z.number().int(), orders: z.number().int() }),
  }),
})

export const removeDemo = defineCall({
  name: 'RemoveDemo',
  method: 'POST',
  path: '/Api/Manage/RemoveDemo',
  summary: 'Takes away what the demo shop came with and nobody has made his own; looks stay.',
  changes: true,
  refusals: ['demo-only'],
  request: z.object({ opid: opidField }),
  data: z.object({
    removed: z.number().int(),
    /** Products that shoppers have made something of: they are off the shelf. */
    kept: z.number().int(),
  }),
})
