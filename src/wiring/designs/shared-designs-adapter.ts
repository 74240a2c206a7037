import {
  addDesignComment,
  type DesignCommentData,
  getDesignShare,
  openSharedDesign,
  resolveDesignComment,
  revokeDesignShare,
  shareDesign,
} from '../../../domain/calls/design-shares.ts'
import type { Page } from '../../../domain/design/design.ts'
import { asId, type PageId } from '../../../domain/ids.ts'
import { RequestRefused } from '../../ports/reading-faults.ts'
import type { DesignComment, SharedDesignPorts } from '../../ports/shared-design-ports.ts'
import { readAnswer } from '../platform/answered.ts'
import { callApi } from '../platform/api.ts'

/** Designs that are shared by link: for whoever holds one, and for their owner. */
export function sharedDesignPorts(): SharedDesignPorts {
  return {
    open: async (st, signal) => {
      const answer = await callApi(openSharedDesign, { st }, signal ? { signal } : {})
      if (answer.kind === 'refused') {
        // A token of another shape is no token of ours.
        if (answer.reason === 'design-not-shared' || answer.reason === 'request-malformed') {
          return null
        }
        throw new RequestRefused(answer)
      }
      const { name, rightbound, pages, comments } = answer.data
      return {
        name,
        rightBound: rightbound,
        pages: pages.map(({ id, type, month, previewurl }) => ({
          id: asId<PageId>(id),
          kind: type as Page['kind'],
          picture: previewurl,
          ...(month ? { month } : {}),
        })),
        comments: comments.map(commentOf),
      }
    },
    comment: async (st, { pageId, x, y, name, text }, opid) =>
      commentOf((await readAnswer(addDesignComment, { st, pageid: pageId, x, y, name, text, opid })).data.comment),
    of: async (taskid, signal) => {
      const { url, comments } = (await readAnswer(getDesignShare, { taskid }, signal)).data
      return { url, comments: comments.map((one) => ({ ...commentOf(one), resolved: one.resolved })) }
    },
    share: async (taskid, opid) => (await readAnswer(shareDesign, { taskid, opid })).data.url,
    revoke: async (taskid, opid) => {
      await readAnswer(revokeDesignShare, { taskid, opid })
    },
    resolve: async (taskid, { id, resolved }, opid) => {
      await readAnswer(resolveDesignComment, { taskid, commentid: id, resolved: resolved ? 1 : 0, opid })
    },
  }
}

function commentOf({ id, pageid, x, y, name, text, created }: DesignCommentData): DesignComment {
  return { id, pageId: asId<PageId>(pageid), x, y, name, text, created }
}
