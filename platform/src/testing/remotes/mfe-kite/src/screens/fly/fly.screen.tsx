import { Button } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import styles from './fly.module.css';

export const Screen = () => {
  const [height, setHeight] = useState(0);
  return (
    <div className={styles['sky']}>
      <h1>The kite flies</h1>
      <Button onClick={() => setHeight(height + 1)}>Higher: {height}</Button>
      <Link to="/kiteland">Land the kite</Link>
      <Link to="/lanternglow">Light the lantern</Link>
    </div>
  );
};
