'use client'

import type { RenderOptions, SignatureInput } from '@org/signature'
import { CircleAlert, CircleCheck, ListChecks, TriangleAlert } from 'lucide-react'
import { useMemo, useState } from 'react'
import type { ReactElement } from 'react'
import { Button } from '../../primitives/button/button.tsx'
import { Dialog } from '../../primitives/dialog/dialog.tsx'
import { useFieldErrors } from '../field-errors/use-field-errors.ts'
import type { EditorTab } from '../model/editor-types.ts'
import { useEditorTexts } from '../model/use-editor-texts.ts'
import { CheckFindings } from './check-findings.tsx'
import type { CheckLabels } from './checks.labels.ts'
import { splitFindings } from './split-findings.ts'
import { useChecks } from './use-checks.ts'
import { useFixes } from './use-fixes.ts'
import type { FixTools } from './use-fixes.ts'
import { withFieldErrors, type EditorReport } from './with-field-errors.ts'

export interface SignatureChecksProps extends FixTools {
  /** The checked data: the signature as recipients see it. */
  data: SignatureInput
  /** Options of `renderSignature`. Keep the object stable between renders. */
  options: RenderOptions
  /** Opens the tab where a finding can be fixed. */
  onOpenTab: (tab: EditorTab) => void
  /** Undoes the last step. */
  onUndo: () => void
}

/**
 * Button with the number of problems that the signature has in mail clients. Opens a dialog that
 * lists them with their fixes.
 */
export function SignatureChecks({
  data,
  options,
  onOpenTab,
  onUndo,
  ...tools
}: SignatureChecksProps): ReactElement {
  const texts = useEditorTexts().checks
  const [isOpen, setOpen] = useState(false)
  const state = useChecks(data, options)
  const errors = useFieldErrors(tools.edited)
  const report = useMemo(
    () => (state.status === 'done' ? withFieldErrors(state.report, errors) : undefined),
    [state, errors],
  )
  const fixes = useFixes(tools)
  const close = () => {
    setOpen(false)
    fixes.forget()
  }

  return (
    <>
      <Button variant="tertiary" icon={iconFor(report)} onPress={() => setOpen(true)}>
        <span data-pending={state.isCurrent ? undefined : ''}>{labelFor(report, texts)}</span>
      </Button>
      <Dialog title={texts.title} isOpen={isOpen} onClose={close}>
        {state.status === 'failed' && <p role="alert">{texts.failed}</p>}
        {state.status === 'running' && <p>{texts.running}</p>}
        {report && (
          <CheckFindings
            report={report}
            fixes={fixes}
            edited={tools.edited}
            upload={tools.upload}
            onOpenTab={(tab) => {
              close()
              onOpenTab(tab)
            }}
            onUndo={() => {
              fixes.forget()
              onUndo()
            }}
          />
        )}
      </Dialog>
    </>
  )
}

function iconFor(report: EditorReport | undefined): ReactElement {
  if (!report) return <ListChecks size={16} aria-hidden />
  if (!report.ok) return <CircleAlert size={16} aria-hidden />
  const isClear = remarkCount(report) === 0
  return isClear ? <CircleCheck size={16} aria-hidden /> : <TriangleAlert size={16} aria-hidden />
}

function labelFor(report: EditorReport | undefined, texts: CheckLabels): string {
  return report ? texts.count(remarkCount(report)) : texts.title
}

/** Counts the findings, excluding notes. */
const remarkCount = ({ findings }: EditorReport): number => splitFindings(findings).remarks.length
