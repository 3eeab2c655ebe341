import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { conformance } from '../../testing/conformance.tsx'
import { ThemeProvider } from '../../theme/index.ts'
import { ProgressBar, type ProgressBarProps } from './progress-bar.tsx'

conformance('ProgressBar', {
  render: (props) => <ProgressBar {...props} label="Envoi" value={45} />,
})

function barOf(props: Omit<ProgressBarProps, 'label'>, locale = 'fr-FR') {
  const page = document.createElement('div')
  page.innerHTML = renderToString(
    <ThemeProvider locale={locale}>
      <ProgressBar label="Envoi" {...props} />
    </ThemeProvider>,
  )
  const bar = page.querySelector('[role="progressbar"]')
  return ['now', 'max', 'text'].map((name) => bar?.getAttribute(`aria-value${name}`))
}

it('shows the progress in percent, formatted for the language', () => {
  expect(barOf({ value: 12, max: 48 })).toEqual(['12', '48', '25\u00a0%'])
  expect(barOf({ value: 45 }, 'en-GB')).toEqual(['45', '100', '45%'])
})

it('stays between 0 and 100 percent, and shows 0 of 0 as 0', () => {
  expect(barOf({ value: 130 }, 'en-GB')).toEqual(['100', '100', '100%'])
  expect(barOf({ value: -1 }, 'en-GB')).toEqual(['0', '100', '0%'])
  expect(barOf({ value: 0, max: 0 }, 'en-GB')).toEqual(['0', '0', '0%'])
})
