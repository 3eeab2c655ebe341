'use client'

import { CircleCheck } from 'lucide-react'
import type { ReactElement } from 'react'
import { BannerMessage } from '../../primitives/banner-message/banner-message.tsx'
import { Button } from '../../primitives/button/button.tsx'
import type { EditorTab } from '../model/editor-types.ts'
import { useEditorTexts } from '../model/use-editor-texts.ts'
import { CheckNotes } from './check-notes.tsx'
import { FindingItem } from './finding-item.tsx'
import { AllGood, Findings, Outcome } from './signature-checks.styles.ts'
import { SizeMeter } from './size-meter.tsx'
import { splitFindings } from './split-findings.ts'
import type { Fixes, FixTools } from './use-fixes.ts'
import type { EditorReport } from './with-field-errors.ts'

export interface CheckFindingsProps extends Pick<FixTools, 'edited' | 'upload'> {
  report: EditorReport
  fixes: Fixes
  onOpenTab: (tab: EditorTab) => void
  /** Undoes the last fix. */
  onUndo: () => void
}

/**
 * Shows the size of the signature and the findings of the checks: errors first, each with its fix,
 * and notes last.
 */
export function CheckFindings({
  report,
  fixes,
  edited,
  upload,
  onOpenTab,
  onUndo,
}: CheckFindingsProps): ReactElement {
  const texts = useEditorTexts().checks
  const { outcome } = fixes
  const { remarks, notes } = splitFindings(
    report.findings.filter((finding) => !fixes.isFixed(finding)),
  )
  const context = { edited, length: report.length, canUpload: upload !== undefined }
  return (
    <>
      {outcome && (
        <Outcome key={outcome.at}>
          <BannerMessage
            tone={outcome.status === 'done' ? 'success' : 'danger'}
            title={outcome.text}
            actions={
              outcome.status === 'done' && (
                // The pressed button is gone, so the undo button gets focus.
                <Button hasInitialFocus onPress={onUndo}>
                  {texts.undo}
                </Button>
              )
            }
          />
        </Outcome>
      )}
      <SizeMeter {...report.length} />
      {remarks.length === 0 ? (
        <AllGood>
          <CircleCheck size={20} aria-hidden />
          {texts.allGood}
        </AllGood>
      ) : (
        <Findings aria-label={texts.title}>
          {remarks.map((finding) => (
            <FindingItem
              key={`${finding.code} ${finding.path} ${finding.message}`}
              finding={finding}
              context={context}
              fixes={fixes}
              onOpenTab={onOpenTab}
            />
          ))}
        </Findings>
      )}
      <CheckNotes notes={notes} />
    </>
  )
}
