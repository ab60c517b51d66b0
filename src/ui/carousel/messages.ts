import { defineMessages } from 'react-intl'

export const carouselMessages = {
  ...defineMessages({
    carousel: { id: 'carousel.carousel', defaultMessage: 'carousel' },
    slide: { id: 'carousel.slide', defaultMessage: 'slide' },
    previous: { id: 'carousel.previous', defaultMessage: 'Previous' },
    next: { id: 'carousel.next', defaultMessage: 'Next' },
    pause: { id: 'carousel.pause', defaultMessage: 'Pause' },
    play: { id: 'carousel.play', defaultMessage: 'Play' },
  }),
  ...defineMessages<{ position: { n: number; count: number; label: string } }>({
    position: { id: 'carousel.position', defaultMessage: '{n, number} of {count, number}: {label}' },
  }),
}
