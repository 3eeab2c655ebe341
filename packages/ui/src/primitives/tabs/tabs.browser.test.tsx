import { conformance } from '../../testing/conformance.tsx'
import { Tab, TabList, TabPanel, Tabs } from './tabs.tsx'

const nothing = {}

function draw(part: 'Tabs' | 'TabList' | 'Tab' | 'TabPanel') {
  return (props: object) => {
    const given = (name: string) => (name === part ? props : nothing)
    return (
      <Tabs {...given('Tabs')}>
        <TabList label="Parties" {...given('TabList')}>
          <Tab id="conformance" {...given('Tab')}>
            Images
          </Tab>
        </TabList>
        <TabPanel id="conformance" {...given('TabPanel')}>
          Logo
        </TabPanel>
      </Tabs>
    )
  }
}

conformance('Tabs', { draw: draw('Tabs'), without: ['aria'] })
conformance('TabList', { draw: draw('TabList'), without: ['id', 'aria'] })
conformance('Tab', { draw: draw('Tab'), without: ['id'] })
conformance('TabPanel', { draw: draw('TabPanel'), without: ['id'] })
