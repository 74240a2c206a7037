import { z } from 'zod'
import { NOTICE_CHANNELS, NOTICE_KINDS } from '../notice/notice.ts'
import { statedId } from './account.ts'
import { defineCall, opidField, pageFields } from './call.ts'

export const getNotices = defineCall({
  name: 'GetNotices',
  method: 'POST',
  path: '/Mobile/Shop/GetNotices',
  summary: 'What the shopper was told of orders, the newest first, and the ways by which messages come.',
  changes: false,
  refusals: [],
  request: z.object({ uid: statedId, ...pageFields }),
  data: z.object({
    notices: z.array(
      z.object({
        orderid: z.string(),
        kind: z.enum(NOTICE_KINDS),
        /** In the caller's language. */
        title: z.string(),
        text: z.string(),
        at: z.number().int(),
        unread: z.boolean(),
      }),
    ),
    unread: z.number().int(),
    /** Ways that the merchant sends by and the shopper is reached by; `to` is masked. */
    channels: z.array(z.object({ channel: z.enum(NOTICE_CHANNELS), to: z.string(), on: z.boolean() })),
  }),
})

export const readNotices = defineCall({
  name: 'ReadNotices',
  method: 'POST',
  path: '/Mobile/Shop/ReadNotices',
  summary: 'All that the shopper was told is read.',
  changes: true,
  refusals: [],
  request: z.object({ uid: statedId, opid: opidField }),
  data: z.object({}),
})

export const turnNotices = defineCall({
  name: 'TurnNotices',
  method: 'POST',
  path: '/Mobile/Shop/TurnNotices',
  summary: 'Turns one way of telling the shopper on or off; the list in the shop stays.',
  changes: true,
  refusals: [],
  request: z.object({ uid: statedId, channel: z.enum(NOTICE_CHANNELS), on: z.enum(['yes', 'no']), opid: opidField }),
  data: z.object({}),
})
