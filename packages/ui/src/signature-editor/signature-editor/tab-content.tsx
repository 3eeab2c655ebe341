'use client'

import { memo, useMemo } from 'react'
import type { ReactElement } from 'react'
import { TabList } from '../../primitives/tabs/tab-list.tsx'
import { TabPanel } from '../../primitives/tabs/tab-panel.tsx'
import { Tab } from '../../primitives/tabs/tab.tsx'
import { Tabs } from '../../primitives/tabs/tabs.tsx'
import { AddonTab } from '../addon-tab/addon-tab.tsx'
import { DesignTab } from '../design-tab/design-tab.tsx'
import { GeneralTab } from '../general-tab/general-tab.tsx'
import { ImagesTab } from '../images-tab/images-tab.tsx'
import { Editing, useEditing } from '../model/editing.ts'
import type { EditorTab, TabProps, UploadImage } from '../model/editor-types.ts'
import { SocialTab } from '../social-tab/social-tab.tsx'
import { useEditorTexts } from '../model/use-editor-texts.ts'

interface TabFrameProps {
  tabs: readonly EditorTab[]
  selected: EditorTab
  onSelect: (tab: EditorTab) => void
  upload: UploadImage | undefined
  iconsBaseUrl: string | undefined
}

export interface TabContentProps extends TabFrameProps, TabProps {}

/**
 * The tabs, and the settings of the selected tab. The settings read the edited data from context,
 * so that typing does not re-render the tabs.
 */
export function TabContent({
  data,
  edit,
  filled,
  videos,
  people,
  contactNote,
  ...frame
}: TabContentProps): ReactElement {
  const editing = useMemo(
    () => ({ data, edit, filled, videos, people, contactNote }),
    [data, edit, filled, videos, people, contactNote],
  )
  return (
    <Editing value={editing}>
      <TabFrame {...frame} />
    </Editing>
  )
}

const TabFrame = memo(function TabFrame({
  tabs,
  selected,
  onSelect,
  upload,
  iconsBaseUrl,
}: TabFrameProps): ReactElement {
  const editorTexts = useEditorTexts()
  return (
    <Tabs
      selected={selected}
      onSelect={(id) => onSelect(tabs.find((tab) => tab === id) ?? selected)}
    >
      <TabList label={editorTexts.editPane}>
        {tabs.map((tab) => (
          <Tab key={tab} id={tab}>
            {editorTexts.tabs[tab]}
          </Tab>
        ))}
      </TabList>
      {tabs.map((tab) => (
        // Kept mounted, so that an upload continues while another tab is selected.
        <TabPanel key={tab} id={tab} isKept={tab === 'images'}>
          <Settings tab={tab} upload={upload} iconsBaseUrl={iconsBaseUrl} />
        </TabPanel>
      ))}
    </Tabs>
  )
})

interface SettingsProps extends Pick<TabFrameProps, 'upload' | 'iconsBaseUrl'> {
  tab: EditorTab
}

function Settings({ tab, upload, iconsBaseUrl }: SettingsProps): ReactElement {
  const editing = useEditing()
  const contents: Record<EditorTab, () => ReactElement> = {
    general: () => <GeneralTab {...editing} />,
    images: () => <ImagesTab {...editing} upload={upload} />,
    social: () => <SocialTab {...editing} iconsBaseUrl={iconsBaseUrl} />,
    addon: () => <AddonTab {...editing} />,
    design: () => <DesignTab {...editing} />,
  }
  return contents[tab]()
}
