import { createElement as h } from 'react'
import { addons, types } from 'storybook/manager-api'
import { MachinesPanel } from './machines-panel.ts'

const ID = 'keepsake/machines'

// A phone stands whole above the panel on a laptop, and a chart beside its phone.
addons.setConfig({ bottomPanelHeight: 160 })

addons.register(ID, (api) => {
  addons.add(`${ID}/panel`, {
    type: types.PANEL,
    title: 'Machines 状态机',
    render: ({ active = false }) =>
      active ? h(MachinesPanel, { channel: addons.getChannel(), onOpen: (storyId) => api.selectStory(storyId) }) : null,
  })
})
