import type { Meta, StoryObj } from '@storybook/react-vite'
import { AlbumNoShareScreen } from '../../src/screens/album_noshare/AlbumNoShareScreen.tsx'
import { UnknownScreen } from '../../src/screens/unknown/UnknownScreen.tsx'
import { WaitingScreen } from '../../src/ui/feedback/WaitingScreen.tsx'

const meta: Meta = { title: 'Screens/0 Ways in 入口/Plain pages 说明页 說明頁 · A§2', id: 'screens-plain' }
export default meta

export const AlbumNotShared: StoryObj = { render: () => <AlbumNoShareScreen /> }
export const UnknownAddress: StoryObj = { render: () => <UnknownScreen /> }
export const OnItsWay: StoryObj = { render: () => <WaitingScreen /> }
