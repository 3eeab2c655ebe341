import { draftDecided, selectOnboarding } from '../../onboarding/onboarding-slice.ts'
import { useAppDispatch, useAppSelector } from '../../state.ts'
import { texts } from '../../texts.ts'
import { ConflictNotice } from '../shared/conflict/conflict-notice.tsx'
import { SmallSignature } from '../shared/conflict/small-signature.tsx'
import { Told } from './wizard-page.styles.ts'

const wording = texts.onboarding.otherTab

/** Shows what two tabs have made of one draft; nothing as long as this is the only one. */
export function DraftConflict() {
  const dispatch = useAppDispatch()
  const { draft, otherDraft } = useAppSelector(selectOnboarding)
  if (otherDraft === null) return null
  const signature = {
    name: 'signatureData',
    label: wording.signature,
    mine: <SmallSignature data={draft.signatureData} title={wording.mine} />,
    theirs: <SmallSignature data={otherDraft.signatureData} title={wording.theirs} />,
  }
  return (
    <Told>
      <ConflictNotice
        wording={wording}
        fields={[signature]}
        onTake={() => dispatch(draftDecided('theirs'))}
        onReplace={() => dispatch(draftDecided('mine'))}
      />
    </Told>
  )
}
