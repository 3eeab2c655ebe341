import { useState, type ReactElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { conformance } from '../../testing/conformance.tsx'
import { TabList } from './tab-list.tsx'
import { TabPanel } from './tab-panel.tsx'
import { Tab } from './tab.tsx'
import { Tabs, type TabsProps } from './tabs.tsx'

const nothing = {}

function render(part: 'Tabs' | 'TabList' | 'Tab' | 'TabPanel') {
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

conformance('Tabs', { render: render('Tabs') })
conformance('TabList', { render: render('TabList'), without: ['id'] })
conformance('Tab', { render: render('Tab'), without: ['id'] })
conformance('TabPanel', { render: render('TabPanel'), without: ['id'] })

let root: Root
let place: HTMLElement

beforeEach(() => {
  place = document.body.appendChild(document.createElement('div'))
  root = createRoot(place)
})

afterEach(() => {
  root.unmount()
  place.remove()
})

const show = (element: ReactElement) => flushSync(() => root.render(element))
const tab = (name: string) => page.getByRole('tab', { name, exact: true })

interface MonthsProps extends Omit<TabsProps, 'children'> {
  months?: readonly string[]
  disabled?: string
}

/** Includes a tab with a space in its id, which ARIA references do not allow. */
const months = ['Mars', 'Mi avril', 'Mai']

function Months({ months: shown = months, disabled, ...props }: MonthsProps) {
  return (
    <Tabs {...props}>
      <TabList label="Mois">
        {shown.map((month) => (
          <Tab key={month} id={month} isDisabled={month === disabled}>
            {month}
          </Tab>
        ))}
      </TabList>
      {shown.map((month) => (
        <TabPanel key={month} id={month}>
          Bannières de {month}
        </TabPanel>
      ))}
    </Tabs>
  )
}

it('shows the panel of the first enabled tab, including in server rendering', async () => {
  expect(renderToString(<Months disabled="Mars" />)).toContain('Bannières de <!-- -->Mi avril')
  show(<Months disabled="Mars" />)
  await expect.element(tab('Mi avril')).toHaveAttribute('aria-selected', 'true')
  await expect.element(page.getByRole('tabpanel')).toHaveTextContent('Bannières de Mi avril')
})

it('selects on a press, and calls `onSelect` once', async () => {
  const onSelect = vi.fn()
  show(<Months onSelect={onSelect} />)
  await tab('Mai').click()
  await tab('Mai').click()
  await expect.element(page.getByRole('tabpanel')).toHaveTextContent('Bannières de Mai')
  expect(onSelect.mock.calls).toEqual([['Mai']])
})

it('labels the panel with its tab’s name, and references the panel from the selected tab', async () => {
  show(<Months defaultSelected="Mi avril" />)
  const panel = page.getByRole('tabpanel', { name: 'Mi avril' }).element()
  await expect.element(tab('Mi avril')).toHaveAttribute('aria-controls', panel.id)
  await expect.element(tab('Mars')).not.toHaveAttribute('aria-controls')
  expect(panel.id).not.toMatch(/\s/)
})

it('selects with arrow keys, Home and End, skipping disabled tabs and wrapping around', async () => {
  show(<Months disabled="Mi avril" />)
  await userEvent.tab()
  await expect.element(tab('Mars')).toHaveFocus()
  for (const [key, name] of [
    ['ArrowRight', 'Mai'],
    ['ArrowRight', 'Mars'],
    ['ArrowLeft', 'Mai'],
    ['Home', 'Mars'],
    ['End', 'Mai'],
  ] as const) {
    await userEvent.keyboard(`{${key}}`)
    await expect.element(tab(name)).toHaveFocus()
    await expect.element(tab(name)).toHaveAttribute('aria-selected', 'true')
  }
})

it('leaves keys with Control to the browser', async () => {
  show(<Months />)
  await userEvent.tab()
  await userEvent.keyboard('{Control>}{ArrowRight}{/Control}')
  await expect.element(tab('Mars')).toHaveFocus()
})

it('reverses the arrow keys in right-to-left text', async () => {
  show(
    <div dir="rtl">
      <Months />
    </div>,
  )
  await userEvent.tab()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(tab('Mi avril')).toHaveFocus()
})

it('ignores a disabled tab, and keeps focus where it is', async () => {
  const onSelect = vi.fn()
  show(<Months disabled="Mai" onSelect={onSelect} />)
  await userEvent.tab()
  await tab('Mai').click({ force: true })
  expect(onSelect).not.toHaveBeenCalled()
  await expect.element(tab('Mars')).toHaveFocus()
})

it('shows the controlled tab, and calls `onSelect` again on Enter or Space after a rejected change', async () => {
  const onSelect = vi.fn()
  show(<Months selected="Mars" onSelect={onSelect} />)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowRight}{Enter} ')
  await expect.element(tab('Mars')).toHaveAttribute('aria-selected', 'true')
  expect(onSelect.mock.calls).toEqual([['Mi avril'], ['Mi avril'], ['Mi avril']])
})

it('selects the first tab once the selected one is removed', async () => {
  show(<Months defaultSelected="Mai" />)
  show(<Months defaultSelected="Mai" months={['Mars', 'Mi avril']} />)
  await expect.element(tab('Mars')).toHaveAttribute('aria-selected', 'true')
  await expect.element(page.getByRole('tabpanel')).toHaveTextContent('Bannières de Mars')
})

it('makes the panel a tab stop only while nothing in it is focusable', async () => {
  function Growing() {
    const [hasField, setHasField] = useState(false)
    return (
      <>
        <button onClick={() => setHasField(true)}>Ajouter</button>
        <Tabs>
          <TabList label="Parties">
            <Tab id="logo">Logo</Tab>
          </TabList>
          <TabPanel id="logo">
            <input hidden />
            <button disabled>Effacer</button>
            {hasField && <input aria-label="Adresse" />}
          </TabPanel>
        </Tabs>
      </>
    )
  }
  show(<Growing />)
  tab('Logo').element().focus()
  await userEvent.tab()
  await expect.element(page.getByRole('tabpanel')).toHaveFocus()
  await page.getByRole('button', { name: 'Ajouter' }).click()
  tab('Logo').element().focus()
  await userEvent.tab()
  await expect.element(page.getByRole('textbox', { name: 'Adresse' })).toHaveFocus()
})

it('throws if a part is used outside `Tabs`', () => {
  expect(() => renderToString(<Tab id="logo">Logo</Tab>)).toThrow('only work inside Tabs')
})
