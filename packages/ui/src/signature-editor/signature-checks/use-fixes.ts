'use client'

import type { SignatureData } from '@org/signature'
import { useState } from 'react'
import { UploadError } from '../../media/upload-error.ts'
import type { ImagePart, Fix, PictureFix } from '../fixes/fix.ts'
import { described, fixed } from '../fixes/fix.ts'
import {
  compressPicture,
  enlargePicture,
  isForeign,
  measurePicture,
  withPicture,
} from '../fixes/picture-fixes.ts'
import type { Edit, UploadImage } from '../model/editor-types.ts'
import { useEditorTexts } from '../model/use-editor-texts.ts'
import type { Finding } from './split-findings.ts'

export interface FixTools {
  /** What is edited. */
  edited: SignatureData
  edit: Edit
  upload: UploadImage | undefined
}

/** What the last fix did. `at` tells two equal ones apart. */
export interface Outcome {
  at: number
  text: string
  /** `failed`: nothing was changed, and nothing can be undone. */
  status: 'done' | 'failed'
}

export interface Fixes {
  outcome: Outcome | null
  /** The finding whose picture is being drawn or stored. */
  running: Finding | null
  /** Findings done away with, which the next report leaves out. */
  isFixed: (finding: Finding) => boolean
  fix: (finding: Finding, fix: Fix) => void
  describe: (finding: Finding, part: ImagePart, alt: string) => void
  /** Draws or measures a picture. */
  process: (finding: Finding, fix: PictureFix) => void
  /** Forgets the outcome, once its change was taken back or the panel is closed. */
  forget: () => void
}

/** Applies fixes, each as one step of the editor's history, and reports what they did. */
export function useFixes({ edited, edit, upload }: FixTools): Fixes {
  const texts = useEditorTexts().checks
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [running, setRunning] = useState<Finding | null>(null)
  const [fixedFindings, setFixed] = useState<readonly Finding[]>([])

  const say = (text: string, status: Outcome['status']) =>
    setOutcome({ at: performance.now(), text, status })
  const change = (finding: Finding, to: (data: SignatureData) => SignatureData, text: string) => {
    edit(to)
    setFixed((all) => [...all, finding])
    say(text, 'done')
  }

  async function processPicture(finding: Finding, fix: PictureFix) {
    const { part } = fix
    const { media } = edited[part]
    if (media === null || running) return
    setRunning(finding)
    try {
      if (fix.kind === 'measure') {
        const measured = await measurePicture(media)
        const text = texts.measured(part, measured.width, measured.height)
        change(finding, (newest) => withPicture(newest, part, media, measured), text)
      } else if (upload) {
        const tools = { part, upload }
        const { media: drawn, bytes } =
          fix.kind === 'compress'
            ? await compressPicture(media, Number(finding.details['shown']), tools)
            : await enlargePicture(media, fix, tools)
        const tell = fix.kind === 'compress' ? texts.compressed : texts.enlarged
        const text = tell(part, drawn.width, drawn.height, bytes)
        change(finding, (newest) => withPicture(newest, part, media, drawn), text)
      }
    } catch (error) {
      // Which of reading, drawing and storing failed makes a difference only where the picture stands
      // on a server that shows it but does not allow reading it.
      const isUnreadable = error instanceof UploadError && error.type === 'unreadable'
      const isKeptBack = isUnreadable && isForeign(media)
      say(isKeptBack ? texts.pictureForeign(part) : texts.pictureFailed(part), 'failed')
    } finally {
      setRunning(null)
    }
  }

  return {
    outcome,
    running,
    isFixed: (finding) => fixedFindings.includes(finding),
    fix: (finding, fix) => change(finding, (newest) => fixed(newest, fix), texts.done(fix)),
    describe: (finding, part, alt) =>
      change(finding, (newest) => described(newest, part, alt), texts.described(part)),
    process: (finding, fix) => void processPicture(finding, fix),
    forget: () => {
      setOutcome(null)
      setFixed([])
    },
  }
}
