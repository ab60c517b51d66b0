import type { ReviewSample } from './createReviews.ts'

/** Reviews of the sample providers with English names, by the providers' `site`, the newest first. */
export const englishReviews: Record<string, ReviewSample[]> = {
  'lotus-hall': [
    {
      names: 'Nadine & Tamer',
      stars: [5, 5, 5, 4],
      words:
        'Our coordinator knew every aunt by name at the end of the tasting. The terrace at sunset gave us the photographs that we had hoped for.',
      answer: 'Your aunts were wonderful company. Thank you for choosing us.',
    },
    {
      names: 'Salma & Hany',
      stars: [5, 5, 4, 4],
      words: 'The food was hot for all 400 guests. The buffet opened ten minutes late, and nobody minded.',
    },
    {
      names: 'Christine & Mark',
      stars: [5, 4, 5, 4],
      words: 'Not one step between the car and the dance floor, so our grandmother stayed until midnight.',
    },
    {
      names: 'Farida & Aly',
      stars: [5, 5, 5, 5],
      words: 'We changed the seating on the evening before, and everything was in place at noon.',
      answer: 'It was a joy to do it for you. We wish you many happy years.',
    },
    {
      names: 'Dalia & Sherif',
      stars: [4, 4, 4, 3],
      words:
        'A beautiful hall and kind people. Flowers beyond the package cost more than we had planned, so ask for the list early.',
    },
  ],
  'yasmine-planners': [
    {
      names: 'Malak & Hassan',
      stars: [5, 5, 5, 4],
      words: 'Yasmine advised us against two things that we did not need. On the day we only had to smile.',
    },
    {
      names: 'Amina & Youssef',
      stars: [5, 5, 5, 5],
      words:
        'The henna night and the wedding felt like one story, down to the ribbon on the invitations. We still do not know how they moved all the flowers in an hour.',
      answer: 'Four cars, one ladder and a lot of tea. It was a joy to plan with you.',
    },
    {
      names: 'Mirette & Peter',
      stars: [5, 5, 4, 5],
      words: 'They kept one list of everything that was booked and paid, so our parents slept well too.',
    },
    {
      names: 'Rana & Seif',
      stars: [5, 5, 5, 4],
      words:
        'We thought a rehearsal was too much. Then the lights went out for a minute, and everyone knew where to stand.',
    },
  ],
  'white-nile-bridal': [
    {
      names: 'Hana & Amr',
      stars: [5, 5, 4, 5],
      words: 'Three fittings, and tea at each of them, as promised. My mother cried at the second.',
      answer: 'So did we, a little. Please greet her from all of us.',
    },
    {
      names: 'Marina & Bassem',
      stars: [5, 4, 4, 4],
      words:
        'Our names are embroidered along the hem, so small that only we know. The dress was ready two days later than planned, still well before the wedding.',
    },
    {
      names: 'Jana & Karim',
      stars: [5, 5, 5, 4],
      words: 'I brought a drawing on a napkin and they understood it at once. Light enough to dance in until three.',
    },
    {
      names: 'Nourhan & Adel',
      stars: [4, 5, 5, 5],
      words: 'A dress from the collection, fitted so well that everyone asked who had designed it.',
    },
  ],
  'golden-ride': [
    {
      names: 'Laila & Omar',
      stars: [4, 4, 5, 4],
      words:
        'The driver waited downstairs half an hour early, with cold water for all of us. The classic car is as lovely as in the pictures.',
    },
    {
      names: 'Sandy & Rami',
      stars: [4, 4, 4, 4],
      words:
        'Fresh flowers in our colours, and a patient stop by the Nile for photographs. The car was warm inside at noon.',
      answer: 'You are right. The classic car has had a new cooler since then.',
    },
    {
      names: 'Yara & Mostafa',
      stars: [4, 4, 5, 4],
      words: 'Three cars, and all of them arrived together through the traffic of a Thursday.',
    },
  ],
  'dj-samy': [
    {
      names: 'Menna & Khaled',
      stars: [4, 4, 4, 4],
      words: 'The songs of our parents first, then ours. Both families danced.',
    },
    {
      names: 'Nardine & Mina',
      stars: [4, 3, 4, 4],
      words: 'Great sound in the open air. He replied late in the week before, but was ready on the night.',
      answer: 'Thank you for saying so. Somebody replies to messages every evening now.',
    },
    {
      names: 'Reem & Fares',
      stars: [5, 4, 4, 4],
      words: 'The power went off and his generator saved the party. Nobody stopped dancing.',
    },
    {
      names: 'Ola & Tarek',
      stars: [3, 4, 4, 3],
      words: 'Good music, though louder in the first hour than we had agreed. He turned it down when our uncle asked.',
    },
  ],
  'sukkar-nabat': [
    {
      names: 'Habiba & Ziad',
      stars: [5, 5, 5, 4],
      words: 'Rose and pistachio. Guests who never eat cake came back for a second slice.',
      answer: 'We keep that recipe under your names.',
    },
    {
      names: 'Monica & Fady',
      stars: [5, 5, 5, 5],
      words:
        'Our florist thought that the sugar flowers were real. The cake arrived on a hot afternoon without a crack.',
    },
    {
      names: 'Aya & Sameh',
      stars: [5, 4, 5, 4],
      words: 'The tasting is worth a Tuesday. We came for chocolate and chose mastic and apricot.',
    },
    {
      names: 'Ingy & Waleed',
      stars: [4, 5, 4, 5],
      words: 'Four tiers were plenty for 150 guests. The cake came shortly before the start, but it was perfect.',
      answer: 'Thank you for your patience. We leave an hour earlier on Thursdays now.',
    },
    {
      names: 'Shahd & Hazem',
      stars: [5, 5, 5, 4],
      words:
        'They repeated the lace of the dress that my mother was married in. She noticed before anyone told her, and that was worth everything.',
    },
  ],
  'kohl-studio': [
    {
      names: 'Sherine & Maged',
      stars: [5, 4, 5, 4],
      words: 'Hundreds of embraces and many tears later, everything was still in place.',
    },
  ],
  'canal-lens': [
    {
      names: 'Mai & Hesham',
      stars: [5, 5, 4, 4],
      words:
        'The picture with the ferry at dusk hangs in our living room. The film arrived in the fourth week, as they had said.',
      answer: 'The ferry was on time that evening, and so were you. Thank you both.',
    },
    {
      names: 'Veronia & Andrew',
      stars: [4, 4, 5, 5],
      words: 'With two cameras nobody had to pose twice. We forgot that they were there.',
    },
  ],
  'aswan-felucca': [
    {
      names: 'Sophie & Mahmoud',
      stars: [5, 5, 5, 5],
      words: 'Three sails and a sky full of stars. The Nubian songs made even our shy cousins clap.',
      answer: 'They asked us for the songs afterwards. Come back for your anniversary.',
    },
    {
      names: 'Dina & Ashraf',
      stars: [5, 4, 5, 5],
      words: 'The wind dropped, and a motor boat was ready at once. Dinner on the island was still warm.',
    },
    {
      names: 'Nour & Bishoy',
      stars: [5, 5, 4, 4],
      words: 'Three days that felt like one long evening. Bring a shawl for the way back on the river.',
    },
  ],
}
