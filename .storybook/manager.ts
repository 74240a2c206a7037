import { createElement as h } from 'react'
import { STORY_PREPARED } from 'storybook/internal/core-events'
import { addons, types } from 'storybook/manager-api'
import { MachinesPanel } from './machines-panel.ts'
import { hasPanel, MACHINES, panelFor } from './panel-choice.ts'

// A phone stands above the panel on a laptop, and a chart beside its phone has all the room.
addons.setConfig({
  bottomPanelHeight: 160,
  layoutCustomisations: {
    showPanel: ({ storyId }: { readonly storyId?: string }, shown: boolean) => shown && hasPanel(storyId ?? ''),
  },
})

addons.register('keepsake/machines', (api) => {
  api.on(STORY_PREPARED, ({ parameters }: { readonly parameters: Parameters<typeof panelFor>[1] }) => {
    const selected = api.getSelectedPanel()
    const wanted = panelFor(selected, parameters)
    if (wanted !== selected) {
      api.setSelectedPanel(wanted)
    }
  })
  addons.add(MACHINES, {
    type: types.PANEL,
    title: 'Machines 状态机',
    render: ({ active = false }) =>
      active ? h(MachinesPanel, { channel: addons.getChannel(), onOpen: (storyId) => api.selectStory(storyId) }) : null,
  })
})
