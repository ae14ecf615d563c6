import { useState } from 'react';
import samplePost from '../../data/posts/1.json?url';

export default function FetchPost() {
  const [post, setPost] = useState<unknown>(null);

  const fetchPost = async () => {
    try {
      const response = await fetch(samplePost);
      setPost(await response.json());
    } catch (error) {
      console.error('Error fetching data:', error);
    }
  };

  return (
    <div>
      <button type="button" onClick={fetchPost}>
        Fetch data
      </button>
      {post ? <pre>{JSON.stringify(post, null, 2)}</pre> : <p>No data fetched</p>}
    </div>
  );
}
