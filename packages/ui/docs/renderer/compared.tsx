import { layoutKeys, layoutNames } from '@org/signature'
import { sampleSignature } from '@org/signature/samples'
import { Unstyled } from '@storybook/addon-docs/blocks'
import type { ReactElement } from 'react'
import { Card } from '../../src/primitives/index.ts'
import { SignaturePreview } from '../../src/signature-preview/index.ts'
import { iconsBaseUrl } from '../../src/testing/signature/icons-base-url.ts'
import { ThemeProvider } from '../../src/theme/index.ts'
import { Four } from './compared.styles.ts'

const options = { iconsBaseUrl }

/** The same signature in each layout, as the renderer outputs it. */
export function Compared(): ReactElement {
  return (
    <Unstyled>
      <ThemeProvider>
        <Four>
          {layoutKeys.map((key) => (
            <Card key={key} title={`${key} · ${layoutNames[key]}`} level={3}>
              <SignaturePreview
                data={{ ...sampleSignature, layoutKey: key }}
                options={options}
                title={layoutNames[key]}
              />
            </Card>
          ))}
        </Four>
      </ThemeProvider>
    </Unstyled>
  )
}
