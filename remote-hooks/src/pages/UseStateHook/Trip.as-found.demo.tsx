import { useState } from 'react';

export default function Trip() {
  const [trip, setTrip] = useState(() => ({ hotel: { city: 'Oslo', nights: 2 }, bag: ['passport'] }));
  const [, setOther] = useState(0);

  const addNight = () => {
    trip.hotel.nights += 1;
    setTrip(trip);
  };
  const pack = (thing: string) => {
    trip.bag.push(thing);
    setTrip(trip);
  };

  return (
    <div>
      <p>
        {trip.hotel.nights} nights in {trip.hotel.city}, with {trip.bag.join(', ')}
      </p>
      <p>
        <button type="button" onClick={addNight}>
          Stay a night longer
        </button>{' '}
        <button type="button" onClick={() => pack('scarf')}>
          Pack a scarf
        </button>
      </p>
      <p>
        <button type="button" onClick={() => setOther((now) => now + 1)}>
          Render for another reason
        </button>
      </p>
    </div>
  );
}
