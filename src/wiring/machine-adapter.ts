import type { WaitClock } from '../../machines/clock.ts'
import type { AlbumsPorts } from '../ports/album-ports.ts'
import type { AppPorts, FrontPorts } from '../ports/ports.ts'
import { coming } from './coming.ts'
import type { designPorts } from './designs/design-adapter.ts'
import type { photoPorts } from './photos/photo-adapter.ts'
import type { StoredDrafts } from './stored/stored-drafts.ts'
import type { StoredIntents } from './stored/stored-intents.ts'
import type { UnsentEdits } from './stored/unsent-edits.ts'

interface MachineWorld {
  readonly clock: WaitClock
  readonly front: FrontPorts
  readonly albums: AlbumsPorts
  photos(): Promise<ReturnType<typeof photoPorts>>
  design(): Promise<ReturnType<typeof designPorts>>
  stored(): Promise<{ readonly intents: StoredIntents; readonly drafts: StoredDrafts; readonly unsent: UnsentEdits }>
}

/** The machines and what each needs of the world: loaded side by side when the first screen that has one is shown. */
export function machinePorts({ clock, front, albums, photos, design, stored }: MachineWorld): AppPorts['machines'] {
  return {
    login: wired(
      async () => (await import('../../machines/login/login.ports.ts')).wireLogin,
      async () => (await import('./account/login-adapter.ts')).loginPorts(clock),
    ),
    bindPhone: wired(
      async () => (await import('../../machines/bind-phone/bind-phone.ports.ts')).wireBindPhone,
      async () => (await import('./account/verification-adapter.ts')).verificationPorts(clock),
    ),
    linkLogin: wired(
      async () => (await import('../../machines/link-login/link-login.ports.ts')).wireLinkLogin,
      async () => {
        const [{ linkLoginPorts }, { drafts }] = await Promise.all([import('./orders/link-login-adapter.ts'), stored()])
        return linkLoginPorts({ ...front, albums, drafts })
      },
    ),
    order: wired(
      async () => (await import('../../machines/order/order.ports.ts')).wireOrder,
      async () => {
        const [{ orderPorts }, { intents, unsent }] = await Promise.all([import('./orders/order-adapter.ts'), stored()])
        return orderPorts({ clock, intents, unsent })
      },
    ),
    album: wired(
      async () => (await import('../../machines/album/album.ports.ts')).wireAlbum,
      async () => (await photos()).album,
    ),
    uploadQueue: wired(
      async () => (await import('../../machines/upload-queue/upload-queue.ports.ts')).wireUploadQueue,
      async () => (await photos()).uploadQueue,
    ),
    preview: wired(
      async () => (await import('../../machines/preview/preview.ports.ts')).wirePreview,
      async () => (await design()).preview,
    ),
    designSession: wired(
      async () => (await import('../../machines/design-session/design-session.ports.ts')).wireDesignSession,
      design,
    ),
    recognition: wired(
      async () => (await import('../../machines/recognition/recognition.ports.ts')).wireRecognition,
      async () => (await import('./photos/recognition-adapter.ts')).recognitionPorts(),
    ),
  }
}

function wired<Ports, Machine>(wire: () => Promise<(ports: Ports) => Machine>, ports: () => Promise<Ports>) {
  return coming(async () => {
    const [join, its] = await Promise.all([wire(), ports()])
    return join(its)
  })
}
