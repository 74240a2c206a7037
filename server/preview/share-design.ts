import type { DataOf, ParsedRequestOf } from '../../domain/calls/call.ts'
import type * as wire from '../../domain/calls/design-shares.ts'
import { COMMENT_NAME_MAX, COMMENT_TEXT_MAX, COMMENTS_MAX, readComment } from '../../domain/design/design-comment.ts'
import { designName } from '../../domain/design/design-name.ts'
import { asId, type TaskId } from '../../domain/ids.ts'
import { isRightBound, paperOf } from '../../domain/product/paper.ts'
import { answer, refuse } from '../base/answer.ts'
import type { Secrets } from '../base/secrets.ts'
import { shopOrigin } from '../base/shop-origin.ts'
import { tokenHash } from '../base/tokens.ts'
import type { CallContext } from '../ports/call-context.ts'
import type { Deps } from '../ports/deps.ts'
import { createDesignShareStore, type StoredDesignComment } from '../stores/design-shares.store.ts'
import { createDesignStore } from '../stores/designs.store.ts'
import { createMerchantStore } from '../stores/merchants.store.ts'
import { createProductStore } from '../stores/products.store.ts'
import { pictureAddress } from './picture-address.ts'

type OwnContext = Pick<CallContext<'owner'>, 'db' | 'caller' | 'now'>
type OpenContext = Pick<CallContext<'anyone'>, 'db' | 'caller' | 'now'>

/** Characters of a token: 132 bits. */
const TOKEN_LENGTH = 22

/** Derived, so that the owner gets the same link again and the database keeps its hash only. */
function tokenOf(secrets: Secrets, taskId: TaskId, nonce: string): string {
  return secrets.sign('design-share', `${taskId}/${nonce}`).slice(0, TOKEN_LENGTH)
}

/** Behind the `#`: the token reaches no log and no other site. */
async function linkOf(
  { env, secrets }: Deps,
  { db, caller }: OwnContext,
  taskId: TaskId,
  nonce: string,
): Promise<string> {
  const origin = shopOrigin(env, await createMerchantStore(db).find(caller.merchantId))
  return `${origin}/emall/app/#/design_flip?st=${tokenOf(secrets, taskId, nonce)}`
}

export async function shareDesign(
  deps: Deps,
  { taskid }: ParsedRequestOf<typeof wire.shareDesign>,
  context: OwnContext,
) {
  const { db, caller, now } = context
  const taskId = asId<TaskId>(taskid)
  if (!(await createDesignStore(db).find(caller, taskId))) {
    return refuse('not-found')
  }
  const nonce = deps.ids.next()
  const link = { nonce, tokenHash: tokenHash(tokenOf(deps.secrets, taskId, nonce)) }
  const shared = await createDesignShareStore(db).share(taskId, link, now)
  return answer({ url: await linkOf(deps, context, taskId, shared.nonce) })
}

export async function revokeDesignShare(
  { taskid }: ParsedRequestOf<typeof wire.revokeDesignShare>,
  { db, caller }: OwnContext,
) {
  const taskId = asId<TaskId>(taskid)
  if (!(await createDesignStore(db).find(caller, taskId))) {
    return refuse('not-found')
  }
  await createDesignShareStore(db).revoke(taskId)
  return answer({})
}

export async function getDesignShare(
  deps: Deps,
  { taskid }: ParsedRequestOf<typeof wire.getDesignShare>,
  context: OwnContext,
) {
  const { db, caller } = context
  const taskId = asId<TaskId>(taskid)
  if (!(await createDesignStore(db).find(caller, taskId))) {
    return refuse('not-found')
  }
  const shares = createDesignShareStore(db)
  const link = await shares.find(taskId)
  const comments = await shares.comments(taskId)
  return answer({
    url: link ? await linkOf(deps, context, taskId, link.nonce) : '',
    comments: comments.map((comment) => ({ ...commentData(comment), resolved: comment.resolvedAt !== null })),
  })
}

export async function resolveDesignComment(
  { taskid, commentid, resolved }: ParsedRequestOf<typeof wire.resolveDesignComment>,
  { db, caller, now }: OwnContext,
) {
  const taskId = asId<TaskId>(taskid)
  const own = await createDesignStore(db).find(caller, taskId)
  const done = own && (await createDesignShareStore(db).resolve(taskId, commentid, resolved === 1 ? now : null))
  return done ? answer({}) : refuse('not-found')
}

export async function openSharedDesign(
  deps: Deps,
  { st }: ParsedRequestOf<typeof wire.openSharedDesign>,
  { db, caller, now }: OpenContext,
) {
  const shares = createDesignShareStore(db)
  const shared = await shares.byToken(caller.merchantId, tokenHash(st))
  if (!shared) {
    return refuse('design-not-shared')
  }
  const { task, albumName } = shared
  const product = await createProductStore(db).find(caller.merchantId, task.pid)
  const paper = product && paperOf(product)
  const painted = await shares.painted(task.id)
  const comments = await shares.comments(task.id)
  return answer<DataOf<typeof wire.openSharedDesign>>({
    name: designName({ own: task.name ?? '', design: task.design, album: albumName }),
    rightbound: paper ? isRightBound(paper) : false,
    pages: task.design.pages.map(({ id, kind, month }) => {
      const picture = painted.get(id)
      const previewurl = picture === undefined ? '' : pictureAddress(deps.secrets, picture, now)
      return { id, type: kind, ...(month ? { month } : {}), previewurl }
    }),
    comments: comments.filter(({ resolvedAt }) => resolvedAt === null).map(commentData),
  })
}

export async function addDesignComment(
  deps: Deps,
  { st, pageid, x, y, ...said }: ParsedRequestOf<typeof wire.addDesignComment>,
  { db, caller, now }: OpenContext,
) {
  const shares = createDesignShareStore(db)
  const shared = await shares.byToken(caller.merchantId, tokenHash(st))
  const page = shared?.task.design.pages.find(({ id }) => id === pageid)
  if (!shared) {
    return refuse('design-not-shared')
  }
  if (!page) {
    return refuse('not-found')
  }
  const read = readComment(said)
  if (typeof read === 'string') {
    return refuse(read, { params: { text: COMMENT_TEXT_MAX, name: COMMENT_NAME_MAX } })
  }
  if ((await shares.countComments(shared.task.id)) >= COMMENTS_MAX) {
    return refuse('too-many-comments')
  }
  const comment: StoredDesignComment = {
    ...{ id: deps.ids.next(), taskId: shared.task.id, pageId: page.id, x, y },
    ...{ name: read.name, text: read.text, createdAt: now, resolvedAt: null },
  }
  await shares.add(comment)
  return answer({ comment: commentData(comment) })
}

function commentData({ id, pageId, x, y, name, text, createdAt }: StoredDesignComment): wire.DesignCommentData {
  return { id, pageid: pageId, x, y, name, text, created: createdAt }
}
