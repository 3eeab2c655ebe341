// French names and positions, from which employees are made up.

/** Common first names. */
export const firstNames = `
  Adèle Agathe Alain Alexandre Alice Amélie Anaïs André Antoine Arnaud Arthur Aurélie Baptiste
  Benoît Bernard Camille Caroline Céline Charlotte Chloé Christophe Claire Clément Damien
  David Denis Élise Émilie Emma Éric Étienne Fabien Fatima Florence François Gabriel Gaëlle
  Guillaume Hélène Hugo Inès Isabelle Jacques Jeanne Jérôme Julie Julien Karim Laure Léa Loïc
  Louise Lucas Manon Marc Marie Mathilde Maxime Nadia Nicolas Océane Olivier Pascal Paul
  Pauline Pierre Quentin Raphaël Rémi Romain Sabrina Salomé Samir Sandrine Sarah Simon Sophie
  Stéphane Sylvie Théo Thomas Valérie Victor Vincent Virginie Xavier Yann Yasmine Yves Zoé`
  .trim()
  .split(/\s+/)

/** Common last names. */
export const lastNames = `
  Aubert Barbier Barre Benard Benoit Berger Bernard Bertrand Besson Blanc Bonnet Boucher
  Bouchet Bourgeois Boyer Breton Brun Brunet Carpentier Caron Charpentier Chevalier Clement
  Colin Cordier Cousin David Denis Deschamps Dubois Dufour Dumas Dumont Dupont Dupuis Durand
  Étienne Fabre Faure Fernandez Fleury Fontaine Fournier François Garcia Garnier Gauthier
  Gautier Gérard Gillet Girard Giraud Guérin Guillaume Henry Hubert Huet Humbert Jacquet Jean
  Joly Julien Klein Lacroix Lambert Laurent Leclerc Lefebvre Lefèvre Legrand Lemaire Lemoine
  Leroy Lopez Louis Lucas Marchand Marie Martin Martinez Masson Mathieu Mercier Meunier Meyer
  Michel Moreau Morel Morin Moulin Muller Nguyen Nicolas Noël Olivier Paris Perez Perrin Petit
  Philippe Picard Pierre Poirier Prévost Renard Renaud Rey Rivière Robert Robin Roche
  Rodriguez Roger Rolland Rousseau Roussel Roux Royer Roy Sanchez Schmitt Simon Thomas Vidal
  Vincent Weber`
  .trim()
  .split(/\s+/)

/** Positions in a trading company. */
export const positions = `
  Acheteur
  Acheteuse
  Administratrice des ventes
  Analyste financier
  Architecte logiciel
  Assistante de direction
  Attachée de presse
  Chargé de recrutement
  Chargée de communication
  Chef de produit
  Cheffe de projet
  Comptable
  Conseiller de vente
  Contrôleuse de gestion
  Développeur
  Directrice commerciale
  Directeur régional
  Gestionnaire de paie
  Graphiste
  Ingénieure qualité
  Juriste
  Logisticien
  Responsable de magasin
  Responsable marketing
  Technicien de maintenance
  Vendeuse`
  .trim()
  .split(/\n */)
