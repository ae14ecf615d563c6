export interface Slide {
  title: string;
  text: string;
  /** The address of the page about it. */
  href: string;
}

export interface CarouselProps {
  /** The name of the carousel. */
  label: string;
  slides: Slide[];
}

export const props: CarouselProps = {
  label: 'City trips',
  slides: [
    { title: 'Lisbon', text: 'Seven hills, yellow trams and the sea around the corner.', href: '#lisbon' },
    { title: 'Vienna', text: 'Coffee houses, a giant wheel and music in every street.', href: '#vienna' },
    { title: 'Tallinn', text: 'Medieval walls, wooden houses and saunas by the bay.', href: '#tallinn' },
  ],
};
