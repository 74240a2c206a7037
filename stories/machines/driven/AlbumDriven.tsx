import { useMemo } from 'react'
import type { AnyActorRef } from 'xstate'
import { AlbumDetailScreen } from '../../../src/screens/album_detail/AlbumDetailScreen.tsx'
import { Stage } from '../../fixtures/Stage.tsx'
import { albumWorld } from '../../fixtures/sample-albums.ts'
import type { DrivenProps } from './driven-screens.tsx'
import { mirrorOf } from './mirror.ts'

export default function AlbumDriven({ actor }: DrivenProps<AnyActorRef>) {
  const setting = useMemo(() => {
    const world = albumWorld({})
    return {
      address: '/album_detail?aid=a1',
      world: { ...world, machines: { ...world.machines, album: mirrorOf(actor) as never } },
    }
  }, [actor])
  return (
    <Stage setting={setting}>
      <AlbumDetailScreen />
    </Stage>
  )
}
