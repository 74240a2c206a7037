import { z } from 'zod'
import { defineCall, idField, opidField } from './call.ts'

/** A comment at a point of a page, in shares of its width and height. */
const comment = z.object({
  id: z.string(),
  pageid: z.string(),
  x: z.number(),
  y: z.number(),
  name: z.string(),
  text: z.string(),
  /** When it was written, ms since 1970. */
  created: z.number(),
})
export type DesignCommentData = z.output<typeof comment>

const ofDesign = { taskid: idField, opid: opidField }
/** The token of a link. */
const st = z.string().regex(/^[A-Za-z0-9_-]{22}$/)
const share = z.number().min(0).max(1)

export const shareDesign = defineCall({
  name: 'ShareDesign',
  method: 'POST',
  path: '/Mobile/Shop/ShareDesign',
  summary: 'Gives a design a link by which everybody may leaf through it and comment; the one it has already stays.',
  changes: true,
  refusals: [],
  request: z.object(ofDesign),
  data: z.object({ url: z.string() }),
})

export const revokeDesignShare = defineCall({
  name: 'RevokeDesignShare',
  method: 'POST',
  path: '/Mobile/Shop/RevokeDesignShare',
  summary: 'The link of a design opens for nobody any more; its comments stay.',
  changes: true,
  refusals: [],
  request: z.object(ofDesign),
  data: z.object({}),
})

export const getDesignShare = defineCall({
  name: 'GetDesignShare',
  method: 'POST',
  path: '/Mobile/Shop/GetDesignShare',
  summary: 'The link of a design, and what was written to its pages.',
  changes: false,
  refusals: [],
  request: z.object({ taskid: idField }),
  data: z.object({
    /** Empty: it is not shared. */
    url: z.string(),
    comments: z.array(comment.extend({ resolved: z.boolean() })),
  }),
})

export const resolveDesignComment = defineCall({
  name: 'ResolveDesignComment',
  method: 'POST',
  path: '/Mobile/Shop/ResolveDesignComment',
  summary: 'A comment is done with (1), or open again (0). Resolved ones are not shown by the link.',
  changes: true,
  refusals: [],
  request: z.object({ ...ofDesign, commentid: idField, resolved: z.coerce.number().pipe(z.literal([0, 1])) }),
  data: z.object({}),
})

export const openSharedDesign = defineCall({
  name: 'OpenSharedDesign',
  method: 'POST',
  path: '/Mobile/Shop/OpenSharedDesign',
  summary: 'What the holder of the link of a design sees: its pages as pictures, and open comments.',
  changes: false,
  refusals: ['design-not-shared'],
  request: z.object({ st }),
  data: z.object({
    name: z.string(),
    /** Read from right to left. */
    rightbound: z.boolean(),
    pages: z.array(
      z.object({
        id: z.string(),
        type: z.string(),
        /** Of a calendar. */
        month: z.object({ year: z.number().int(), month: z.number().int() }).exactOptional(),
        /** Empty: it is being painted. */
        previewurl: z.string(),
      }),
    ),
    comments: z.array(comment),
  }),
})

export const addDesignComment = defineCall({
  name: 'AddDesignComment',
  method: 'POST',
  path: '/Mobile/Shop/AddDesignComment',
  summary: 'The holder of the link writes to a point of a page.',
  changes: true,
  refusals: ['design-not-shared', 'comment-empty', 'comment-too-long', 'comment-characters', 'too-many-comments'],
  request: z.object({
    st,
    pageid: idField,
    x: z.coerce.number().pipe(share),
    y: z.coerce.number().pipe(share),
    name: z.string().max(400),
    text: z.string().max(4000),
    opid: opidField,
  }),
  data: z.object({ comment }),
})
