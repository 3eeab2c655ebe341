/** An employee of the demo organisation. */
export interface DemoPerson {
  firstName: string
  lastName: string
  position: string
  team: DemoTeam
}

export type DemoTeam = 'global' | 'sales' | 'design' | 'support'

const firstNames =
  'Camille Julien Léa Antoine Manon Hugo Chloé Thomas Inès Nicolas Sarah Maxime Jade Alexandre Louise Romain Emma Pierre Zoé Baptiste Alice Quentin Margaux Simon Clara Adrien Lucie Mathieu Élise Florian Anaïs Guillaume Nora Vincent Juliette Kevin Pauline Rémi Océane Samuel Charlotte Yanis Mathilde Benoît Salomé Arthur Coralie Damien Hélène Gabriel Marion Loïc Agathe Étienne Noémie Cédric Solène Fabien Victoire Olivier'.split(
    ' ',
  )

const lastNames =
  'Moreau Lefèvre Garnier Rousseau Fontaine Mercier Chevalier Lambert Benali Girard Bonnet Dupuis Robin Marchand Perrin Morel Gauthier Renard Barbier Leroux Colin Vidal Caron Picard Roger Dufour Lacroix Meunier Brunet Schmitt Bertrand Aubry Haddad Charpentier Roussel Nguyen Lemoine Guérin Besson Cohen Poirier Mansouri Vasseur Delmas Leclerc Weber Da-Silva Guillot Maillard Pichon Tessier Le-Goff Vallet Chauvin Hamel Traoré Boulanger Joly Ferrand Prévost'.split(
    ' ',
  )

const positions: Record<DemoTeam, readonly string[]> = {
  global: [
    'Directrice générale',
    'Directeur financier',
    'Responsable des ressources humaines',
    'Assistante de direction',
    'Responsable logistique',
    'Comptable',
  ],
  sales: ['Directeur commercial', 'Responsable grands comptes', 'Chargée d’affaires', 'Commercial'],
  design: ['Directrice artistique', 'Designer lumière', 'Architecte d’intérieur', 'Chef de projet'],
  support: ['Responsable du service client', 'Conseillère clientèle', 'Technicien après-vente'],
}

const sizes: readonly [DemoTeam, number][] = [
  ['global', 8],
  ['sales', 20],
  ['design', 18],
  ['support', 14],
]

/** Returns the same sixty people in four teams on each call. */
export function demoPeople(): DemoPerson[] {
  const teams = sizes.flatMap(([team, size]) => Array<DemoTeam>(size).fill(team))
  const seen = new Map<DemoTeam, number>()
  return teams.map((team, index) => {
    const place = seen.get(team) ?? 0
    seen.set(team, place + 1)
    const titles = positions[team]
    return {
      firstName: firstNames[index] ?? '',
      lastName: (lastNames[index] ?? '').replace('-', ' '),
      // The first title is for the head of the team. The other titles are assigned to the other
      // members in turn.
      position: titles[place === 0 ? 0 : 1 + ((place - 1) % (titles.length - 1))] ?? '',
      team,
    }
  })
}
