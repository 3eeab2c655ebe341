import { usePartNames } from '@org/ui/signature-editor'
import { emptyDraft } from '../draft.ts'
import { mergeDrafts } from '../merge-drafts.ts'
import { draftDecided, selectOnboarding } from '../onboarding-slice.ts'
import { useAppDispatch, useAppSelector } from '@org/app-kit'
import { ConflictNotice } from '@org/app-kit/pages'
import { wizardTexts } from './texts.ts'
import { partsText } from '#shared/texts.ts'
import { SmallSignature } from '#shared/conflict/small-signature.tsx'
import { Notices } from './wizard-page.styles.ts'

const wording = wizardTexts.otherTab

const signaturePath = 'signatureData.'

/** Shows how another tab has changed the same draft; renders nothing without a conflict. */
export function DraftConflict() {
  const dispatch = useAppDispatch()
  const { draft, otherDraft, written } = useAppSelector(selectOnboarding)
  const partNames = usePartNames()
  if (otherDraft === null) return null
  // After a reload the common base of both drafts is unknown.
  const base = written === draft ? emptyDraft : written
  const { contested } = mergeDrafts(base, draft, otherDraft)
  const parts = contested.flatMap((path) =>
    path.startsWith(signaturePath) ? [path.slice(signaturePath.length)] : [],
  )
  const names = { signatureName: wording.signatureName, teamName: wording.teamName }
  const others = Object.entries(names).flatMap(([name, label]) =>
    contested.includes(name) ? [label] : [],
  )
  const signature = {
    name: 'signatureData',
    label: partsText([...others, ...partNames(parts)]),
    mine: <SmallSignature data={draft.signatureData} title={wording.mine} />,
    theirs: <SmallSignature data={otherDraft.signatureData} title={wording.theirs} />,
  }
  return (
    <Notices>
      <ConflictNotice
        wording={wording}
        fields={[signature]}
        onTake={() => dispatch(draftDecided('theirs'))}
        onReplace={() => dispatch(draftDecided('mine'))}
      />
    </Notices>
  )
}
