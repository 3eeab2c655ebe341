import { failureHelp, isUnknown } from '@org/app-kit'
import { KeptStateGuard } from '@org/app-kit/pages'
import { muscleMapLabels } from '@org/ui/muscle-map'
import { BannerMessage } from '@org/ui/primitives'
import { levelNames } from '#shared/levels.ts'
import { OwnedConflictNotice } from '#shared/owned-work/owned-conflict-notice.tsx'
import { texts } from '#shared/texts.ts'
import { editorTexts } from '../texts.ts'
import { draftOf, type ExerciceDraft } from './exercice-draft.ts'
import type { ExerciceSaving } from './use-exercice-saving.ts'
import type { ExerciceWork } from './use-exercice-work.ts'

export interface EditorNoticesProps {
  /** Whether a file is being sent; leaving now would end that. */
  isUploading: boolean
  work: ExerciceWork
  saving: ExerciceSaving
}

/**
 * Notices for the coach: work restored from an earlier visit, why saving failed, and fields that
 * another tab has changed differently.
 */
export function EditorNotices({ work, saving, isUploading }: EditorNoticesProps) {
  const { error } = saving.action
  return (
    <>
      <KeptStateGuard kept={work.kept} isBusy={isUploading} />
      {error !== null && (
        <BannerMessage tone="danger" title={texts.saveFailed}>
          {!isUnknown(error) && `${error} `}
          {failureHelp(error, 'save')}
        </BannerMessage>
      )}
      {work.conflict && (
        <OwnedConflictNotice
          fields={work.conflict.fields.map((name) => ({
            name,
            label: editorTexts.fields[name],
            mine: fieldInShort(work.draft, name),
            theirs: work.conflict && fieldInShort(draftOf(work.conflict.current), name),
          }))}
          onTake={work.take}
          onReplace={saving.replace}
        />
      )}
    </>
  )
}

function fieldInShort(draft: ExerciceDraft, name: keyof ExerciceDraft): string {
  switch (name) {
    case 'title':
    case 'description':
      return draft[name]
    case 'level':
      return levelNames[draft.level]
    case 'sports':
    case 'equipments':
      return draft[name].join(', ')
    case 'mainMuscleGroup': {
      const group = draft.mainMuscleGroup
      return group === null ? editorTexts.nothing : muscleMapLabels.fr[group]
    }
    case 'video':
    case 'image':
      return draft[name] === null ? editorTexts.nothing : editorTexts.present
  }
}
