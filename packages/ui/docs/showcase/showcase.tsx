import { Moon, Sun } from 'lucide-react'
import { useState, type ReactElement } from 'react'
import { CopyField, SegmentedControl } from '../../src/primitives/index.ts'
import { setScheme, ThemeProvider } from '../../src/theme/index.ts'
import { LiveSignature } from './live-signature.tsx'
import { LogoUpload } from './logo-upload.tsx'
import { NetworksList } from './networks-list.tsx'
import { PeopleTable } from './people-table.tsx'
import { Hero, Lead, Page, Pair, Section, Settings } from './showcase.styles.ts'
import { SmallParts } from './small-parts.tsx'

const schemes = [
  { value: 'light', label: 'Light', icon: <Sun size={16} aria-hidden="true" /> },
  { value: 'dark', label: 'Dark', icon: <Moon size={16} aria-hidden="true" /> },
] as const

const languages = [
  { value: 'fr-FR', label: 'Français' },
  { value: 'en-GB', label: 'English' },
] as const

/** The library in use: everything on this page is live, nothing is a screenshot. */
export function Showcase(): ReactElement {
  const [scheme, keepScheme] = useState<'light' | 'dark'>('light')
  const [locale, setLocale] = useState<'fr-FR' | 'en-GB'>('fr-FR')
  return (
    <ThemeProvider locale={locale}>
      <Page>
        <Hero>
          <div>
            <h1>Forms, tables, media and email signatures for React</h1>
            <Lead>
              Finished down to the keyboard, the screen reader, the phone and the dark. Nothing on
              this page is a picture: type, sort, drag, drop.
            </Lead>
          </div>
          <Settings>
            <CopyField
              label="Install"
              isLabelHidden
              value="npm install @org/ui react react-dom styled-components"
            />
            <SegmentedControl
              label="Scheme"
              value={scheme}
              options={schemes}
              onChange={(selected) => {
                keepScheme(selected)
                setScheme(selected)
              }}
            />
            <SegmentedControl
              label="Language of the library’s texts"
              value={locale}
              onChange={setLocale}
              options={languages}
            />
          </Settings>
        </Hero>
        <Section>
          <h2>A form described by data, a signature rendered as it is sent</h2>
          <LiveSignature />
        </Section>
        <Section>
          <h2>A table that keeps up with typing, at a thousand rows and at a hundred thousand</h2>
          <PeopleTable />
        </Section>
        <Pair>
          <Section>
            <h2>Order by hand, by keys or by buttons</h2>
            <NetworksList />
          </Section>
          <Section>
            <h2>Pictures dropped, cropped, sent</h2>
            <LogoUpload />
          </Section>
          <Section>
            <h2>Every small part</h2>
            <SmallParts />
          </Section>
        </Pair>
      </Page>
    </ThemeProvider>
  )
}
