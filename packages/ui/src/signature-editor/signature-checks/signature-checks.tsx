'use client'

import type { RenderOptions, SignatureInput } from '@org/signature'
import { CircleAlert, CircleCheck, ListChecks, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import type { ReactElement } from 'react'
import { Button } from '../../primitives/button/button.tsx'
import { Dialog } from '../../primitives/dialog/dialog.tsx'
import type { EditorTab } from '../model/editor-types.ts'
import { editorTexts } from '../texts.ts'
import { CheckFindings } from './check-findings.tsx'
import { useChecks } from './use-checks.ts'
import type { ChecksState } from './use-checks.ts'

const texts = editorTexts.checks

export interface SignatureChecksProps {
  data: SignatureInput
  /** As for `renderSignature`; keep the object stable between renders. */
  options: RenderOptions
  /** Opens the tab in which a finding can be mended. */
  onOpenTab: (tab: EditorTab) => void
}

/** Says how many things mail clients will do badly with the signature, and lists them on request. */
export function SignatureChecks({ data, options, onOpenTab }: SignatureChecksProps): ReactElement {
  const [isOpen, setOpen] = useState(false)
  const state = useChecks(data, options)

  return (
    <>
      <Button variant="tertiary" icon={iconFor(state)} onPress={() => setOpen(true)}>
        <span data-pending={state.status === 'running' || undefined}>{labelFor(state)}</span>
      </Button>
      <Dialog title={texts.title} isOpen={isOpen} onClose={() => setOpen(false)}>
        {state.status === 'failed' && <p role="alert">{texts.failed}</p>}
        {state.status === 'running' && <p>{texts.running}</p>}
        {state.status === 'done' && (
          <CheckFindings
            report={state.report}
            onOpenTab={(tab) => {
              setOpen(false)
              onOpenTab(tab)
            }}
          />
        )}
      </Dialog>
    </>
  )
}

function iconFor(state: ChecksState): ReactElement {
  if (state.status !== 'done') return <ListChecks size={16} aria-hidden />
  if (!state.report.ok) return <CircleAlert size={16} aria-hidden />
  const isClear = state.report.findings.length === 0
  return isClear ? <CircleCheck size={16} aria-hidden /> : <TriangleAlert size={16} aria-hidden />
}

function labelFor(state: ChecksState): string {
  return state.status === 'done' ? texts.count(state.report.findings.length) : texts.title
}
