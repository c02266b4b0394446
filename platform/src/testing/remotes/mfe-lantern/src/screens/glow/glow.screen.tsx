import { useState } from 'react';
import { Link } from 'react-router-dom';

export const Screen = () => {
  const [isLit, setIsLit] = useState(false);
  return (
    <>
      <h1>The lantern {isLit ? 'glows' : 'waits'}</h1>
      <button type="button" onClick={() => setIsLit(true)}>
        Light it
      </button>
      <Link to="/kitefly">Back to the kite</Link>
    </>
  );
};
