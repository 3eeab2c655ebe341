'use client'

import type { CheckReport } from '@org/signature/checks'
import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react'
import type { ReactElement } from 'react'
import { Button } from '../../primitives/button/button.tsx'
import type { EditorTab } from '../model/editor-types.ts'
import { editorTexts } from '../texts.ts'
import { findingText } from './check-texts.ts'
import { tabOf } from './finding-tab.ts'
import { AllGood, Finding, Findings, Summary } from './signature-checks.styles.ts'

const texts = editorTexts.checks

export interface CheckFindingsProps {
  report: CheckReport
  onOpenTab: (tab: EditorTab) => void
}

/** The length of the signature and what the checks found, faults first. */
export function CheckFindings({ report, onOpenTab }: CheckFindingsProps): ReactElement {
  const { findings, length } = report
  return (
    <>
      <Summary>{texts.length(length.characters, length.limit)}</Summary>
      {findings.length === 0 && (
        <AllGood>
          <CircleCheck size={20} aria-hidden />
          {texts.allGood}
        </AllGood>
      )}
      <Findings aria-label={texts.title}>
        {findings.map((finding) => {
          const { code, severity, path } = finding
          const text = findingText(finding)
          return (
            <Finding key={`${code} ${path} ${text}`} data-severity={severity}>
              {severity === 'fault' ? <CircleAlert size={20} /> : <TriangleAlert size={20} />}
              <p>
                <strong>{texts[severity]}</strong>
                {text}
              </p>
              {path !== undefined && (
                <Button
                  aria-label={texts.mendIn(editorTexts.tabs[tabOf(path)])}
                  onPress={() => onOpenTab(tabOf(path))}
                >
                  {texts.mend}
                </Button>
              )}
            </Finding>
          )
        })}
      </Findings>
    </>
  )
}
