import { counted } from '@org/app-kit/public'

const employees = (count: number) => counted(count, 'employé')

/** UI text of the import dialog. Separate from `importTexts`, which every page loads. */
export const importDialogTexts = {
  choose: {
    input: 'Fichier des employés',
    limits:
      'Jusqu’à 10 Mo et 50 000 lignes. Les titres des colonnes sont retrouvés, même plus bas.',
    templateName: 'modele-employes.csv',
  },
  team: 'Équipe des nouveaux employés',
  teamOfRows: 'Pour les lignes qui ne nomment pas d’équipe.',
  updates: {
    label: 'Mettre à jour les personnes déjà présentes',
    help: 'Seules les cellules remplies sont reprises. Les rôles ne changent jamais.',
    asking: 'Recherche des personnes déjà présentes…',
    count: (changing: number, same: number) =>
      [
        counted(changing, 'personne sera modifiée', 'personnes seront modifiées'),
        ...(same > 0 ? [counted(same, 'est déjà à jour', 'sont déjà à jour')] : []),
      ].join(', ') + '.',
    isOn: 'Les personnes déjà présentes sont mises à jour.',
  },
  sheetFailed: 'Cette feuille n’a pas pu être lue',
  rows: 'Lignes à importer',
  line: 'Ligne',
  actions: 'Actions',
  empty: '(vide)',
  edit: (field: string, line: number) => `${field}, ligne ${line}`,
  remove: (line: number) => `Retirer la ligne ${line}`,
  noRows: 'Il ne reste aucune ligne',
  invalid: (count: number) =>
    `${counted(count, 'ligne à corriger', 'lignes à corriger')} : ${count < 2 ? 'elle ne sera pas importée' : 'elles ne seront pas importées'} avant.`,
  doubts: {
    title: 'À vérifier avant l’import',
    pick: (heading: string, example: string) =>
      example === '' ? heading : `${heading} (${example})`,
    unnamed: (column: number) => `Colonne ${column + 1}`,
    leaveOut: 'Les laisser de côté',
    askTitle: 'Importer sans les noms ?',
  },
  createTeams: (names: readonly string[]) =>
    names.length === 1
      ? `Créer l’équipe « ${names[0] ?? ''} »`
      : `Créer les ${names.length.toLocaleString('fr-FR')} équipes`,
  unknownTeams: (names: readonly string[]) =>
    `${counted(names.length, 'équipe inconnue', 'équipes inconnues')} : ${names.slice(0, 5).join(', ')}${names.length > 5 ? '…' : ''}`,
  teamsFailed: 'Ces équipes n’ont pas pu être créées',
  keepWithoutNumber: (count: number) => `Garder sans le numéro (${counted(count, 'ligne')})`,
  keepLineWithoutNumber: (line: number) => `Garder la ligne ${line} sans le numéro`,
  clearCells: 'Vider les autres cellules en erreur',
  clearLine: (line: number) => `Vider les cellules en erreur de la ligne ${line}`,
  onlyInvalid: 'Montrer seulement les lignes à corriger',
  removeInvalid: 'Retirer les lignes à corriger',
  /**
   * Label of the start button, such as « Importer 3 employés », « Modifier 2 employés » or
   * « Importer 3 employés, en modifier 2 ».
   */
  start: (created: number, changed = 0) => {
    if (created + changed === 0) return 'Importer'
    if (created === 0) return `Modifier ${employees(changed)}`
    const start = `Importer ${employees(created)}`
    return changed === 0 ? start : `${start}, en modifier ${changed.toLocaleString('fr-FR')}`
  },
  progress: 'Création des employés',
  progressOf: (done: number, total: number) =>
    `${done.toLocaleString('fr-FR')} sur ${total.toLocaleString('fr-FR')}`,
  background:
    'L’import continue si vous fermez cette fenêtre ou changez de page. Gardez cet onglet ouvert : le fermer met l’import en pause.',
  underWay: (first: number, last: number) =>
    first === last
      ? `La ligne ${first} est envoyée, sans réponse pour l’instant : elle ne peut plus être modifiée.`
      : `Les lignes ${first} à ${last} sont envoyées, sans réponse pour l’instant : elles ne peuvent plus être modifiées.`,
  pause: 'Mettre en pause',
  resume: 'Reprendre',
  drop: 'Abandonner',
  close: 'Terminer',
  otherFile: 'Autre fichier',
  discardTitle: 'Abandonner ces lignes ?',
  nothingDone: 'Rien n’a encore été créé.',
  discardHelp: ({ created, updated }: Record<'created' | 'updated', number>) =>
    [
      ...(created > 0 || updated === 0
        ? [`${counted(created, 'employé déjà créé le reste', 'employés déjà créés le restent')}.`]
        : []),
      ...(updated > 0
        ? [`${counted(updated, 'personne modifiée le reste', 'personnes modifiées le restent')}.`]
        : []),
    ].join(' '),
  hide: 'Masquer',
  stoppedHelp:
    'Les lignes précédentes sont faites. Corrigez ou retirez cette ligne, puis reprenez.',
  otherTabHelp:
    'Il s’affiche ici à mesure qu’il avance. Si cet onglet se ferme, vous pourrez le reprendre ici.',
}
