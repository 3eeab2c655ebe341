'use client'

import type { ReactElement } from 'react'
import { Tab, TabList, TabPanel, Tabs } from '../../primitives/tabs/tabs.tsx'
import { AddonTab } from '../addon-tab/addon-tab.tsx'
import { DesignTab } from '../design-tab/design-tab.tsx'
import { GeneralTab } from '../general-tab/general-tab.tsx'
import { ImagesTab } from '../images-tab/images-tab.tsx'
import type { EditorTab, TabProps, UploadImage } from '../model/editor-types.ts'
import { SocialTab } from '../social-tab/social-tab.tsx'
import { editorTexts } from '../texts.ts'

export interface TabContentProps extends TabProps {
  tabs: readonly EditorTab[]
  selected: EditorTab
  onSelect: (tab: EditorTab) => void
  upload: UploadImage | undefined
  iconsBaseUrl: string | undefined
}

/** The tabs on offer and the settings of the chosen one. */
export function TabContent({
  tabs,
  selected,
  onSelect,
  data,
  edit,
  upload,
  iconsBaseUrl,
}: TabContentProps): ReactElement {
  const contents: Record<EditorTab, () => ReactElement> = {
    general: () => <GeneralTab data={data} edit={edit} />,
    images: () => <ImagesTab data={data} edit={edit} upload={upload} />,
    social: () => <SocialTab data={data} edit={edit} iconsBaseUrl={iconsBaseUrl} />,
    addon: () => <AddonTab data={data} edit={edit} />,
    design: () => <DesignTab data={data} edit={edit} />,
  }
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
        // An upload goes on while another tab is looked at.
        <TabPanel key={tab} id={tab} isKept={tab === 'images'}>
          {contents[tab]()}
        </TabPanel>
      ))}
    </Tabs>
  )
}
