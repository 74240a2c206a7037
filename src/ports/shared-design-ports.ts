import type { Page } from '../../domain/design/design.ts'
import type { PageId, TaskId } from '../../domain/ids.ts'
import type { EpochMs } from '../../domain/units.ts'

/** What somebody wrote to a page, at a point in shares of its width and height. */
export interface DesignComment {
  readonly id: string
  readonly pageId: PageId
  readonly x: number
  readonly y: number
  readonly name: string
  readonly text: string
  readonly created: EpochMs
}

/** A comment as the owner of the design has it. */
export interface OwnComment extends DesignComment {
  /** The owner is done with it: the link does not show it any more. */
  readonly resolved: boolean
}

/** A page as a picture; `picture` empty: it is being painted. */
export interface FlipPage extends Pick<Page, 'id' | 'kind' | 'month'> {
  readonly picture: string
}

/** A design as the holder of its link sees it. */
export interface SharedDesign {
  readonly name: string
  readonly rightBound: boolean
  readonly pages: readonly FlipPage[]
  readonly comments: readonly DesignComment[]
}

/** Designs that are shared by link. All @throws NetworkLost, ServerFault, RequestRefused. */
export interface SharedDesignPorts {
  /** `null`: the link opens nothing (any more). */
  open(token: string, signal?: AbortSignal): Promise<SharedDesign | null>
  comment(
    token: string,
    comment: Pick<DesignComment, 'pageId' | 'x' | 'y' | 'name' | 'text'>,
    opid: string,
  ): Promise<DesignComment>
  /** The link of a design of one's own, empty where it has none, and what was written to it. */
  of(taskId: TaskId, signal?: AbortSignal): Promise<{ readonly url: string; readonly comments: readonly OwnComment[] }>
  /** Answers the link. */
  share(taskId: TaskId, opid: string): Promise<string>
  revoke(taskId: TaskId, opid: string): Promise<void>
  resolve(taskId: TaskId, comment: { readonly id: string; readonly resolved: boolean }, opid: string): Promise<void>
}
